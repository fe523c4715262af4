import { getDistance, getDistanceToSegment, type Point } from "@topout/shared/domain";

import { findNearest, getSegments } from "./geometry.ts";
import type { Shape } from "./shape.ts";

/** How close a click must be to a point and to a line, in layout units. */
export interface Reach {
  readonly point: number;
  readonly line: number;
}

export const REACH: Reach = { point: 6, line: 5 };

/** What is at a position. `line` has the index of the point before it. */
export type Hit =
  | { readonly on: "point"; readonly index: number }
  | { readonly on: "line"; readonly index: number }
  | { readonly on: "canvas" };

/** Points take precedence over the lines that end in them. */
export function hitTest({ points, joined }: Shape, at: Point, reach: Reach = REACH): Hit {
  const index = findNearest(
    [...points.keys()],
    (candidate) => getDistance(points[candidate] ?? at, at),
    reach.point,
  );
  if (index !== undefined) return { on: "point", index };
  const segment = findNearest(
    getSegments({ points, joined }),
    ({ start, end }) => getDistanceToSegment(at, start, end),
    reach.line,
  );
  return segment ? { on: "line", index: segment.index } : { on: "canvas" };
}

/** The topmost unlocked shape with a point or a line at the position. */
export function findShapeAt(
  shapes: readonly Shape[],
  at: Point,
  reach: Reach = REACH,
): number | undefined {
  const indices = [...shapes.keys()].filter((index) => {
    const shape = shapes[index];
    return shape && !shape.isLocked && hitTest(shape, at, reach).on !== "canvas";
  });
  return indices.at(-1);
}
