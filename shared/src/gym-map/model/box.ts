import type { Layout } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";

/** A rectangle in layout units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Gyms are drawn into this box: 200 × 250, centred on the origin. */
export const GUIDE_BOX: Box = { left: -100, top: -125, right: 100, bottom: 125 };

/** Floor around the gym in the home view, in layout units. */
const HOME_PADDING = 8;

/** The box that the home view shows: the guide box, extended to contain all lines. */
export const getHomeBox = ({ lines }: Pick<Layout, "lines">): Box =>
  padBox(
    extendBox(
      GUIDE_BOX,
      lines.flatMap(({ points }) => points),
    ),
    HOME_PADDING,
  );

const EMPTY_BOX: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** The smallest box that contains the points. */
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

export const getCentre = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

export const getWidth = ({ left, right }: Box) => right - left;

export const getHeight = ({ top, bottom }: Box) => bottom - top;

/** For the `viewBox` of an SVG. */
export const toViewBox = (box: Box): string =>
  `${box.left} ${box.top} ${getWidth(box)} ${getHeight(box)}`;
