import { findAreaAt } from "./areas.ts";
import type { Point } from "./geometry.ts";

interface NamedArea {
  readonly name: string;
  readonly points: readonly Point[];
}

interface LocatedRoute extends Point {
  readonly location: string;
}

/** A route that is now in another area. */
export interface Relocation<R> {
  readonly route: R;
  /** The name of the area that contains the route now. */
  readonly location: string;
}

/**
 * Returns the routes whose location changes with the areas. A route that is no longer in an area keeps its location,
 * because every route has one.
 */
export const findRelocations = <R extends LocatedRoute>(
  routes: readonly R[],
  before: readonly NamedArea[],
  after: readonly NamedArea[],
): Relocation<R>[] =>
  routes.flatMap((route) => {
    const location = findAreaAt(after, route)?.name;
    const isChanged = location !== findAreaAt(before, route)?.name && location !== route.location;
    return location && isChanged ? [{ route, location }] : [];
  });
