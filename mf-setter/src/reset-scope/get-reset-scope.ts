import type { Area, Circuit, Layout, Route } from "@topout/shared/contract";
import { findAreaAt, groupBy } from "@topout/shared/domain";

type PlannedRoute = Pick<Route, "id" | "x" | "y" | "circuit_id">;

export interface WallPlan {
  /** The routes that come down. */
  readonly strip: readonly PlannedRoute[];
  /** The routes on the wall. Those that come down may be among them. */
  readonly onWall: readonly PlannedRoute[];
  readonly layout: Layout;
  /** In display order. */
  readonly circuits: readonly Circuit[];
}

/** The routes that a reset strips, grouped by area and circuit. */
export interface ResetScope {
  /** The areas of which more than half comes down, in the order of the layout. */
  readonly areas: readonly Area[];
  /** The circuits that come down whole, unless the areas already contain their routes. */
  readonly circuits: readonly Circuit[];
  /** The number of the routes in neither of them. */
  readonly otherCount: number;
  readonly isWholeGym: boolean;
}

/** The routes of a circuit that comes down whole say nothing about their areas. */
export function getResetScope({ strip, onWall, layout, circuits }: WallPlan): ResetScope {
  const stripped = new Set(strip.map(({ id }) => id));
  const staying = onWall.filter(({ id }) => !stripped.has(id));
  const stayingCircuits = new Set(staying.map(toCircuit));
  const isPartial = (route: PlannedRoute) => stayingCircuits.has(route.circuit_id);
  const toArea = (route: PlannedRoute) => findAreaAt(layout.areas, route);

  const stripByArea = groupBy(strip.filter(isPartial), toArea);
  const stayingByArea = groupBy(staying, toArea);
  const areas = layout.areas.filter(
    (area) => count(stripByArea, area) > count(stayingByArea, area),
  );
  const outside = strip.filter((route) => !areas.some((area) => area === toArea(route)));
  const wholeCircuits = new Set(outside.filter((route) => !isPartial(route)).map(toCircuit));
  return {
    areas,
    circuits: circuits.filter(({ id }) => wholeCircuits.has(id)),
    otherCount: outside.filter(isPartial).length,
    isWholeGym: strip.length > 0 && staying.length === 0,
  };
}

const toCircuit = ({ circuit_id }: PlannedRoute) => circuit_id;

const count = <Key>(groups: ReadonlyMap<Key, readonly unknown[]>, key: Key) =>
  groups.get(key)?.length ?? 0;
