import type { Point } from "@topout/shared/domain";

import { formatNumber } from "./svg.ts";

/** Returns a closed smooth curve through all points: a Catmull-Rom spline as Bézier curves. */
export function toSmoothPath(points: readonly Point[]): string {
  const getPoint = (index: number) => points.at(index % points.length) ?? { x: 0, y: 0 };
  const curves = points.map((from, index) => {
    const [previous, to, next] = [
      getPoint(index - 1 + points.length),
      getPoint(index + 1),
      getPoint(index + 2),
    ];
    const control1 = { x: from.x + (to.x - previous.x) / 6, y: from.y + (to.y - previous.y) / 6 };
    const control2 = { x: to.x - (next.x - from.x) / 6, y: to.y - (next.y - from.y) / 6 };
    return `C${[control1, control2, to].map(({ x, y }) => `${formatNumber(x)} ${formatNumber(y)}`).join(" ")}`;
  });
  const start = getPoint(0);
  return `M${formatNumber(start.x)} ${formatNumber(start.y)}${curves.join("")}Z`;
}

/** Returns points around the origin, each at the distance `getRadius(angle)`. */
export const createRing = (count: number, getRadius: (angle: number) => number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const radius = getRadius(angle);
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });

export const rotatePoints = (points: readonly Point[], radians: number): Point[] => {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
};

export const translatePoints = (points: readonly Point[], offset: Point): Point[] =>
  points.map(({ x, y }) => ({ x: x + offset.x, y: y + offset.y }));
