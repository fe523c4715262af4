import type { Labels, Sample } from "./parse-samples.ts";

/** The samples of all targets at one time. */
export interface Scrape {
  readonly timeMs: number;
  readonly samples: readonly Sample[];
}

export interface Element {
  readonly labels: Labels;
  readonly value: number;
}

export type Value = number | readonly Element[];

/** A text that is equal for equal labels. */
export const toKey = (labels: Labels): string =>
  JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)));
