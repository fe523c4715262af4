import type { Area, Circuit, Route, RouteSet } from "@topout/shared/contract";
import { compareNaturally } from "@topout/shared/domain";
import { getCircuitInitials, getCircuitSkin } from "@topout/shared/theme";

import type { RouteLabel, WallLabel } from "./label.ts";

/** The areas with a code, in the order of the layout. */
export const listWallLabels = (areas: readonly Area[]): WallLabel[] =>
  areas.flatMap((area) =>
    area.code === undefined ? [] : { type: "wall", code: area.code, name: area.name, area },
  );

interface RouteLabelOptions {
  /** In display order. */
  readonly circuits: readonly Circuit[];
  readonly sets: readonly RouteSet[];
  /** The date on the labels of routes without a set. */
  readonly date: string;
}

/** The routes with a code, by circuit and name. */
export function listRouteLabels(
  routes: readonly Route[],
  { circuits, sets, date }: RouteLabelOptions,
): RouteLabel[] {
  const initials = getCircuitInitials(circuits);
  const circuitsById = new Map(circuits.map((circuit, index) => [circuit.id, { circuit, index }]));
  const datesBySet = new Map(sets.map((set) => [set.id, set.date]));
  const getPosition = ({ circuit_id }: Route) =>
    circuitsById.get(circuit_id)?.index ?? circuits.length;

  return [...routes]
    .sort((a, b) => getPosition(a) - getPosition(b) || compareNaturally(a.name, b.name))
    .flatMap((route): RouteLabel | [] => {
      const circuit = circuitsById.get(route.circuit_id)?.circuit;
      if (route.code === undefined || !circuit) return [];
      return {
        type: "route",
        code: route.code,
        name: route.name,
        grade: route.grade,
        circuit: circuit.name,
        skin: getCircuitSkin(circuit),
        initial: initials.get(circuit.id),
        location: route.location,
        date: datesBySet.get(route.set_id ?? "") ?? date,
      };
    });
}
