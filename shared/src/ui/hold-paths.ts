import type { Skin } from "@topout/shared/theme";

/** Centred on the origin. Each looks as large as a circle with a radius of 9.5. */
const PATHS: Readonly<Record<Skin, string>> = {
  green: "M-9.5 0A9.5 9.5 0 1 1 9.5 0A9.5 9.5 0 1 1 -9.5 0Z",
  white:
    "M-9.5 0A9.5 9.5 0 1 1 9.5 0A9.5 9.5 0 1 1 -9.5 0ZM-3.6 0A3.6 3.6 0 1 0 3.6 0A3.6 3.6 0 1 0 -3.6 0Z",
  blue: "M-8.7 -5.1Q-8.7 -8.7 -5.1 -8.7L5.1 -8.7Q8.7 -8.7 8.7 -5.1L8.7 5.1Q8.7 8.7 5.1 8.7L-5.1 8.7Q-8.7 8.7 -8.7 5.1Z",
  black:
    "M-2.05 -10.01Q0 -12.2 2.05 -10.01L9.35 -2.19Q11.4 0 9.35 2.19L2.05 10.01Q0 12.2 -2.05 10.01L-9.35 2.19Q-11.4 0 -9.35 -2.19Z",
  pink: "M-4.6 -4.6A4.9 4.9 0 1 1 4.6 -4.6A4.9 4.9 0 1 1 4.6 4.6A4.9 4.9 0 1 1 -4.6 4.6A4.9 4.9 0 1 1 -4.6 -4.6Z",
  red: "M-2.05 -8.94Q0 -12.6 2.05 -8.94L9.95 5.14Q12 8.8 7.8 8.8L-7.8 8.8Q-12 8.8 -9.95 5.14Z",
  violet: "M-11.2 3A11.2 11.2 0 0 1 11.2 3V5.4A2.8 2.8 0 0 1 8.4 8.2H-8.4A2.8 2.8 0 0 1 -11.2 5.4Z",
  yellow:
    "M-0.86 -9.61Q0 -11.3 0.86 -9.61L2.73 -5.93Q3.59 -4.24 5.46 -3.94L9.54 -3.3Q11.41 -3.01 10.07 -1.67L7.15 1.24Q5.8 2.59 6.1 4.46L6.75 8.53Q7.05 10.41 5.36 9.54L1.69 7.67Q0 6.8 -1.69 7.67L-5.36 9.54Q-7.05 10.41 -6.75 8.53L-6.1 4.46Q-5.8 2.59 -7.15 1.24L-10.07 -1.67Q-11.41 -3.01 -9.54 -3.3L-5.46 -3.94Q-3.59 -4.24 -2.73 -5.93Z",
  orange: "M-6.2 -5.4H6.2A5.4 5.4 0 0 1 6.2 5.4H-6.2A5.4 5.4 0 0 1 -6.2 -5.4Z",
};

const SOLID_DISC = PATHS.green;

export const HOLD_VIEW_BOX = "-13.5 -13.5 27 27";

/** On the map, each shape looks as large as a circle with a radius of 6. */
export const MAP_HOLD_SCALE = 6 / 9.5;

export const HOLD_TICK = "M-3.7 .4L-1 3.1L4 -2.5";

export type HoldState = "plain" | "unsent" | "attempted" | "sent";

/** A sent white ring becomes a disc, so that its tick has a background. Needs `fill-rule="evenodd"`. */
export const getHoldPath = (skin: Skin, state: HoldState = "plain") =>
  skin === "white" && state === "sent" ? SOLID_DISC : PATHS[skin];
