import type { Point } from "@topout/shared/domain";

/** The dot nearest to a point within `maxDistance`. Of dots at the same distance, the one drawn on top. */
export function findNearestDot<D extends Point>(
  dots: readonly D[],
  to: Point,
  maxDistance = Infinity,
): D | undefined {
  let nearest: D | undefined;
  // Squared distances avoid a square root per dot.
  let minSquared = maxDistance ** 2;
  for (const dot of dots) {
    const squared = (dot.x - to.x) ** 2 + (dot.y - to.y) ** 2;
    if (squared <= minSquared) {
      nearest = dot;
      minSquared = squared;
    }
  }
  return nearest;
}
