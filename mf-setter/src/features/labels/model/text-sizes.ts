import type { TextSize } from "./fit-text.ts";

const toSizes = (lines: number, ...points: readonly number[]): TextSize[] =>
  points.map((pt) => ({ pt, lines }));

/** A name has one line above 17 pt, two above 11 pt, and three below. */
export const LABEL_NAME_SIZES: readonly TextSize[] = [
  ...toSizes(1, 30, 26, 22, 19),
  ...toSizes(2, 17, 15, 13),
  ...toSizes(3, 11, 9.5, 8, 7),
];

export const POSTER_NAME_SIZES: readonly TextSize[] = [
  ...toSizes(1, 60, 54),
  ...toSizes(2, 48, 42),
  ...toSizes(3, 36, 30, 26),
  ...toSizes(4, 22, 19, 17, 15),
];

/** Sizes for one line, or for two lines if the text is too long for the smallest of them. */
export const createSizes = (...points: readonly number[]): readonly TextSize[] => [
  ...toSizes(1, ...points),
  ...toSizes(2, ...points.slice(1)),
];
