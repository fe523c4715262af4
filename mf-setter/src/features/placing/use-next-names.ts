import { useMemo } from "react";

import type { Circuit } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import type { DraftRoute } from "@topout/shared/platform";

import { createUsedNames, suggestName, type UsedNames } from "../../route-writes/suggest-name.ts";

interface NamedRoutes {
  readonly circuits: readonly Circuit[];
  /** The routes on the wall. */
  readonly routes: readonly GymRoute[];
  /** The new routes of all drafts of the gym. */
  readonly drafts: readonly DraftRoute[];
}

/** Returns a function that suggests the name of the next route of a circuit. A new route reads only the new names. */
export function useNextNames({ circuits, routes, drafts }: NamedRoutes) {
  const wallNames = useMemo(
    () => groupNames(routes.map(({ route, circuit }) => [circuit.id, route.name])),
    [routes],
  );
  const nextNames = useMemo(() => {
    const draftNames = groupNames(drafts.map(({ circuit_id, name }) => [circuit_id, name]));
    const suggest = ({ id, name }: Circuit) =>
      suggestName(name, ...[wallNames, draftNames].flatMap((names) => names.get(id) ?? []));
    return new Map(circuits.map((circuit) => [circuit.id, suggest(circuit)]));
  }, [circuits, drafts, wallNames]);
  return ({ id }: Circuit): string => nextNames.get(id) ?? "";
}

/** Groups names by the ids of their circuits. */
const groupNames = (
  names: readonly (readonly [circuitId: string, name: string])[],
): ReadonlyMap<string, UsedNames> =>
  new Map(
    [...groupBy(names, ([circuitId]) => circuitId)].map(([circuitId, group]) => [
      circuitId,
      createUsedNames(group.map(([, name]) => name)),
    ]),
  );
