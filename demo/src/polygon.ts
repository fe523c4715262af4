import { getDistance, type Point } from "@topout/shared/domain";

export const getEdges = (corners: readonly Point[]): (readonly [Point, Point])[] =>
  corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from] as const);

/** Whether the point is inside the polygon (even-odd rule). */
export function isInsidePolygon(corners: readonly Point[], { x, y }: Point): boolean {
  const crossings = getEdges(corners).filter(([a, b]) => {
    if (a.y > y === b.y > y) return false;
    return x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  });
  return crossings.length % 2 === 1;
}

/** Returns the distance of the point from the segment from `a` to `b`. */
export function getDistanceToSegment(point: Point, a: Point, b: Point): number {
  const length = getDistance(a, b);
  if (length === 0) return getDistance(point, a);
  const projection = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length ** 2;
  const ratio = Math.min(1, Math.max(0, projection));
  return getDistance(point, { x: a.x + ratio * (b.x - a.x), y: a.y + ratio * (b.y - a.y) });
}
