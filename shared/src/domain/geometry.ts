export interface Point {
  readonly x: number;
  readonly y: number;
}

export const subtractPoints = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

export const getMidpoint = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

export const getDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The point between two points, from 0 at the first to 1 at the second. */
export const interpolate = (start: Point, end: Point, t: number): Point => ({
  x: start.x + (end.x - start.x) * t,
  y: start.y + (end.y - start.y) * t,
});

/** Returns the position of the segment's nearest point to `point`, from 0 at the start to 1 at the end. */
export function projectOnSegment(point: Point, start: Point, end: Point): number {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const squaredLength = dx * dx + dy * dy;
  if (squaredLength === 0) return 0;
  const t = ((point.x - start.x) * dx + (point.y - start.y) * dy) / squaredLength;
  return Math.min(Math.max(t, 0), 1);
}

export const getDistanceToSegment = (point: Point, start: Point, end: Point): number =>
  getDistance(point, interpolate(start, end, projectOnSegment(point, start, end)));
