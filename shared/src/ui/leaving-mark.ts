import { color, type Skin } from "@topout/shared/theme";

/** An hourglass around the origin, in the units of the map. It marks routes with an announced day. */
export const HOURGLASS_PATH = "M-2.5 -3.2H2.5L0.7 0L2.5 3.2H-2.5L-0.7 0Z";

/** The x and y at which the mark interrupts the edge of a hold at the lower right, in the units of the map. */
export const LEAVING_ANCHORS: Readonly<Record<Skin, readonly [number, number]>> = {
  green: [4.8, 4.8],
  white: [4.8, 4.8],
  blue: [5.5, 5.5],
  black: [4.5, 4.5],
  pink: [5.2, 5.2],
  red: [6.6, 5],
  violet: [6.4, 4.6],
  yellow: [5, 5.2],
  orange: [6.2, 3.6],
};

/** The halo separates the mark from every colour of a hold and of the wall. */
export const markStyles = `
  fill: ${color.text};
  stroke: ${color.surface};
  stroke-width: 2;
  stroke-linejoin: round;
  paint-order: stroke;
`;
