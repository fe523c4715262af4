import { distance, type Point } from "@topout/shared/domain";

export const edgesOf = (corners: readonly Point[]): (readonly [Point, Point])[] =>
  corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from] as const);

/** Whether `point` lies in the closed shape (even-odd rule). */
export function contains(corners: readonly Point[], { x, y }: Point): boolean {
  const crossings = edgesOf(corners).filter(([a, b]) => {
    if (a.y > y === b.y > y) return false;
    return x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  });
  return crossings.length % 2 === 1;
}

/** How far `point` lies from the segment from `a` to `b`, ends included. */
export function fromSegment(point: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  if (length === 0) return distance(point, a);
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length ** 2;
  const share = Math.min(1, Math.max(0, along));
  return distance(point, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
}
