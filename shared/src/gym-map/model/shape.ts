import type { Point } from "@topout/shared/domain";

interface Shape {
  readonly points: readonly Point[];
  readonly joined: boolean;
}

/** The `d` attribute of an SVG path. */
export function toPathData({ points, joined }: Shape): string {
  const corners = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L");
  if (corners === "") return "";
  return `M${corners}${joined ? "Z" : ""}`;
}

export type Edge = readonly [Point, Point];

export const getEdges = ({ points, joined }: Shape): Edge[] =>
  points.flatMap((start, index) => {
    const end = points[index + 1] ?? (joined ? points[0] : undefined);
    return end ? [[start, end] as const] : [];
  });

/** Whether two edges intersect. */
export const edgesIntersect = ([a, b]: Edge, [c, d]: Edge): boolean =>
  isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b);

const isLeft = (a: Point, b: Point, { x, y }: Point) =>
  (b.x - a.x) * (y - a.y) > (b.y - a.y) * (x - a.x);

const round = (value: number) => Math.round(value * 100) / 100;

/** The centroid of a polygon. Without an area, it is the mean of the corners. */
export function getCentroid(polygon: readonly Point[]): Point {
  let twiceArea = 0;
  let x = 0;
  let y = 0;
  for (const [index, a] of polygon.entries()) {
    const b = polygon[index + 1] ?? polygon[0] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    twiceArea += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  if (Math.abs(twiceArea) < 1e-6) return getMean(polygon);
  return { x: x / (3 * twiceArea), y: y / (3 * twiceArea) };
}

const getMean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(points.length, 1),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(points.length, 1),
});
