import type { Layout } from "@topout/shared/contract";
import { type Box, extendBox, padBox, type Point } from "@topout/shared/domain";

export { type Box, extendBox, getBoundingBox, padBox } from "@topout/shared/domain";

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

export const getCentre = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

export const getWidth = ({ left, right }: Box) => right - left;

export const getHeight = ({ top, bottom }: Box) => bottom - top;

/** For the `viewBox` of an SVG. */
export const toViewBox = (box: Box): string =>
  `${box.left} ${box.top} ${getWidth(box)} ${getHeight(box)}`;
