import type { Circuit, Layout } from "@topout/shared/contract";
import { findMissingFields, STYLE_TAGS } from "@topout/shared/domain";
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
  const fields = findMissingFields(drafts);
  return drafts.flatMap((draft): MissingField | [] => {
    const missing = fields.find(({ id }) => id === draft.id);
    if (!missing) return [];
    const circuit = circuits.find(({ id }) => id === draft.circuit_id);
    const grades = listGrades(
      routes.flatMap(({ route }) => (route.circuit_id === draft.circuit_id ? route.grade : [])),
    );
    const choices = {
      name: [],
      grade: grades,
      style: STYLE_TAGS,
      location: [...new Set(layout.areas.map(({ name }) => name))],
    };
    return { draft, circuit, field: missing.field, choices: choices[missing.field] };
  });
}
