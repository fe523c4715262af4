import type { Point } from "./geometry.ts";

/** A rectangle in layout units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const EMPTY_BOX: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** The smallest box that contains the points. Without points, it is empty. */
export const getBoundingBox = (points: readonly Point[]): Box => extendBox(EMPTY_BOX, points);

/** The smallest box that contains the box and the points. */
export const extendBox = (box: Box, points: readonly Point[]): Box =>
  points.reduce(
    ({ left, top, right, bottom }, { x, y }) => ({
      left: Math.min(left, x),
      top: Math.min(top, y),
      right: Math.max(right, x),
      bottom: Math.max(bottom, y),
    }),
    box,
  );

export const padBox = ({ left, top, right, bottom }: Box, padding: number): Box => ({
  left: left - padding,
  top: top - padding,
  right: right + padding,
  bottom: bottom + padding,
});

/** Whether the boxes have a common point. An empty box has none. */
export const doBoxesIntersect = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
