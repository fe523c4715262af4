import type { Point } from "@topout/shared/domain";

/**
 * Returns the dot nearest to a point, within `maxDistance`. If several dots have the same distance, returns the last one,
 * which is drawn above the others.
 */
export function findNearestDot<D extends Point>(
  dots: readonly D[],
  to: Point,
  maxDistance = Infinity,
): D | undefined {
  let nearest: D | undefined;
  // Squared distances avoid a square root per dot.
  let minSquaredDistance = maxDistance ** 2;
  for (const dot of dots) {
    const squaredDistance = (dot.x - to.x) ** 2 + (dot.y - to.y) ** 2;
    if (squaredDistance <= minSquaredDistance) {
      nearest = dot;
      minSquaredDistance = squaredDistance;
    }
  }
  return nearest;
}
