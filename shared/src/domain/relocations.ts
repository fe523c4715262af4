import { findAreaAt } from "./areas.ts";
import type { Point } from "./geometry.ts";

interface NamedArea {
  readonly name: string;
  readonly points: readonly Point[];
}

interface LocatedRoute extends Point {
  readonly location: string;
}

/** A route in another area than before. */
export interface Relocation<R> {
  readonly route: R;
  /** The name of the area that contains the route now. */
  readonly location: string;
}

/**
 * Returns the routes whose location a change of the areas changes. A route that is in no area any more keeps its
 * location, because every route has one.
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
