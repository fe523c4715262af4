import type { Point } from "@topout/shared/domain";

import type { Shape } from "./shape.ts";

/** The points before and after a point of a shape. */
export function getNeighbours(
  { points, joined }: Pick<Shape, "points" | "joined">,
  index: number,
): Point[] {
  const previous = points[index - 1] ?? (joined ? points.at(-1) : undefined);
  const next = points[index + 1] ?? (joined ? points[0] : undefined);
  return [previous, next].filter((point) => point !== undefined);
}

/** The angle between the lines to two neighbours in degrees, from 0 to 180. */
export function getAngle(point: Point, [a, b]: readonly Point[]): number | undefined {
  if (!a || !b) return undefined;
  const first = Math.atan2(a.y - point.y, a.x - point.x);
  const second = Math.atan2(b.y - point.y, b.x - point.x);
  const degrees = (Math.abs(first - second) * 180) / Math.PI;
  return degrees > 180 ? 360 - degrees : degrees;
}
