import { getDistance, getDistanceToSegment, type Point } from "@topout/shared/domain";

import { findNearest, getSegments } from "./geometry.ts";
import type { Shape } from "./shape.ts";

/** How close a click must be to a point and to a line, in layout units. */
export interface HitTolerance {
  readonly point: number;
  readonly line: number;
}

export const HIT_TOLERANCE: HitTolerance = { point: 6, line: 5 };

/** The result of a hit test. The index of a line is that of its start point. */
export type Hit =
  | { readonly on: "point"; readonly index: number }
  | { readonly on: "line"; readonly index: number }
  | { readonly on: "canvas" };

/** Points take precedence over the lines that end in them. */
export function hitTest(
  { points, joined }: Shape,
  at: Point,
  tolerance: HitTolerance = HIT_TOLERANCE,
): Hit {
  const index = findNearest(
    [...points.keys()],
    (candidate) => getDistance(points[candidate] ?? at, at),
    tolerance.point,
  );
  if (index !== undefined) return { on: "point", index };
  const segment = findNearest(
    getSegments({ points, joined }),
    ({ start, end }) => getDistanceToSegment(at, start, end),
    tolerance.line,
  );
  return segment ? { on: "line", index: segment.index } : { on: "canvas" };
}

/** The topmost unlocked shape with a point or a line at the position. */
export function findShapeAt(
  shapes: readonly Shape[],
  at: Point,
  tolerance: HitTolerance = HIT_TOLERANCE,
): number | undefined {
  const indices = [...shapes.keys()].filter((index) => {
    const shape = shapes[index];
    return shape && !shape.isLocked && hitTest(shape, at, tolerance).on !== "canvas";
  });
  return indices.at(-1);
}
