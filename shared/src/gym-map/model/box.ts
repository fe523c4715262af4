import type { Point } from "@topout/shared/domain";

/** An upright rectangle in layout units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box that a gym is drawn into: 200 × 250, centred on the origin. */
export const GUIDE_BOX: Box = { left: -100, top: -125, right: 100, bottom: 125 };

/** The smallest box around `box` and the points. */
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

export const padBox = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const centreOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

export const widthOf = ({ left, right }: Box) => right - left;

export const heightOf = ({ top, bottom }: Box) => bottom - top;
