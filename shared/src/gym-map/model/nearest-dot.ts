import type { Point } from "@topout/shared/domain";

/** The dot nearest to a point, if it lies within `reach`; of two equally near the one drawn on top. */
export function findNearestDot<D extends Point>(
  dots: readonly D[],
  to: Point,
  reach = Infinity,
): D | undefined {
  let best: D | undefined;
  // Squares, in the same order as what they are squares of, need no root for each of thousands.
  let least = reach ** 2;
  for (const dot of dots) {
    const away = (dot.x - to.x) ** 2 + (dot.y - to.y) ** 2;
    if (away <= least) {
      best = dot;
      least = away;
    }
  }
  return best;
}
