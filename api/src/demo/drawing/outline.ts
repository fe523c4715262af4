import type { Point } from "@topout/shared/domain";

import { formatNumber } from "./svg.ts";

/** A closed curve that runs smoothly through every point (Catmull-Rom, written as Béziers). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number) => points.at(index % points.length) ?? { x: 0, y: 0 };
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1 + points.length), at(index + 1), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[leave, arrive, to].map(({ x, y }) => `${formatNumber(x)} ${formatNumber(y)}`).join(" ")}`;
  });
  const start = at(0);
  return `M${formatNumber(start.x)} ${formatNumber(start.y)}${curves.join("")}Z`;
}

/** Points around the origin, `radius(angle)` away from it. */
export const createRing = (count: number, radius: (angle: number) => number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: Math.cos(angle) * radius(angle), y: Math.sin(angle) * radius(angle) };
  });

export const rotatePoints = (points: readonly Point[], radians: number): Point[] => {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
};

export const translatePoints = (points: readonly Point[], by: Point): Point[] =>
  points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
