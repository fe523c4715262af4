import type { RouteMark } from "@topout/shared/domain";
import { color, type Skin } from "@topout/shared/theme";

interface Mark {
  readonly label: string;
  /** Around the origin, in the units of the map. */
  readonly path: string;
  /** The x and y at which the mark interrupts the edge of a hold, in the units of the map. */
  readonly anchors: Readonly<Record<Skin, readonly [number, number]>>;
  /** Whether the mark is above or below the centre of the hold. */
  readonly side: -1 | 1;
}

/** A strip of tape for a new route, and an hourglass for one that leaves. */
export const MARKS: Readonly<Record<RouteMark, Mark>> = {
  new: {
    label: "New",
    path: "M-1.41 -3.25L3.25 1.41L1.41 3.25L-3.25 -1.41Z",
    anchors: {
      green: [4.8, -4.8],
      white: [4.8, -4.8],
      blue: [5.5, -5.5],
      black: [4.5, -4.5],
      pink: [5.2, -5.2],
      red: [4, -4.4],
      violet: [5.4, -4],
      yellow: [4.5, -4.7],
      orange: [6.2, -3.4],
    },
    side: -1,
  },
  leaving: {
    label: "Leaving",
    path: "M-2.5 -3.2H2.5L0.7 0L2.5 3.2H-2.5L-0.7 0Z",
    anchors: {
      green: [4.8, 4.8],
      white: [4.8, 4.8],
      blue: [5.5, 5.5],
      black: [4.5, 4.5],
      pink: [5.2, 5.2],
      red: [6.6, 5],
      violet: [6.4, 4.6],
      yellow: [5, 5.2],
      orange: [6.2, 3.6],
    },
    side: 1,
  },
};

/** The halo separates the mark from every colour of a hold and of the wall. */
export const markStyles = `
  fill: ${color.text};
  stroke: ${color.surface};
  stroke-width: 2;
  stroke-linejoin: round;
  paint-order: stroke;
`;
