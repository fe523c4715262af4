import type { Circuit, Layout } from "@topout/shared/contract";
import { findMissingFields, groupBy, STYLE_TAGS } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import type { DraftRoute } from "@topout/shared/platform";

import { listGrades } from "../../../route-writes/grades.ts";

export interface MissingField {
  readonly draft: DraftRoute;
  readonly circuit: Circuit | undefined;
  readonly field: ReturnType<typeof findMissingFields>[number]["field"];
  /** The texts that setters choose most often. */
  readonly choices: readonly string[];
}

export interface PlannedReset {
  readonly layout: Layout;
  readonly circuits: readonly Circuit[];
  /** The routes on the wall. */
  readonly routes: readonly GymRoute[];
  readonly drafts: readonly DraftRoute[];
}

/** What each new route needs first before the reset can be published. */
export function listMissingFields({ layout, circuits, routes, drafts }: PlannedReset) {
  const circuitsById = new Map(circuits.map((circuit) => [circuit.id, circuit]));
  const routesByCircuit = groupBy(routes, ({ route }) => route.circuit_id);
  const gradesByCircuit = new Map(
    [...routesByCircuit].map(([id, group]) => [
      id,
      listGrades(group.map(({ route }) => route.grade)),
    ]),
  );
  const locations = [...new Set(layout.areas.map(({ name }) => name))];
  return drafts.flatMap((draft): MissingField | [] => {
    const [missing] = findMissingFields([draft]);
    if (!missing) return [];
    const { circuit_id } = draft;
    const choices = {
      name: [],
      grade: gradesByCircuit.get(circuit_id) ?? [],
      style: STYLE_TAGS,
      location: locations,
    };
    return {
      draft,
      circuit: circuitsById.get(circuit_id),
      field: missing.field,
      choices: choices[missing.field],
    };
  });
}
