import { useMemo } from "react";

import type { Circuit } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import type { DraftRoute } from "@topout/shared/platform";

import { suggestName } from "../../route-writes/suggest-name.ts";

interface NamedRoutes {
  readonly circuits: readonly Circuit[];
  /** The routes on the wall. */
  readonly routes: readonly GymRoute[];
  readonly drafts: readonly DraftRoute[];
}

/** Returns a function that suggests the name of the next route of a circuit. */
export function useNextNames({ circuits, routes, drafts }: NamedRoutes) {
  const wallNames = useMemo(() => {
    const groups = groupBy(routes, ({ circuit }) => circuit.id);
    return (id: string) => (groups.get(id) ?? []).map(({ route }) => route.name);
  }, [routes]);
  const nextNames = useMemo(() => {
    const draftsByCircuit = groupBy(drafts, ({ circuit_id }) => circuit_id);
    const suggest = ({ id, name }: Circuit) =>
      suggestName(name, [
        ...wallNames(id),
        ...(draftsByCircuit.get(id) ?? []).map((draft) => draft.name),
      ]);
    return new Map(circuits.map((circuit) => [circuit.id, suggest(circuit)]));
  }, [circuits, drafts, wallNames]);
  return ({ id }: Circuit): string => nextNames.get(id) ?? "";
}
