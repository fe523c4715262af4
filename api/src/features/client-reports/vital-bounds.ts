import type { VitalName } from "@topout/shared/contract";

/** The ratio of two bounds of a duration. A percentile is at most this much too high. */
const RATIO = 1.1;

const MAX_MS = 600_000;
const MAX_SHIFT = 10;

/**
 * Returns the upper bound under which a web vital is counted. The counts of few bounds are enough for a percentile, and
 * hours can be added.
 */
export function getVitalBound(name: VitalName, value: number): number {
  if (name === "cls") return Math.ceil(Math.min(value, MAX_SHIFT) * 100) / 100;
  const ms = Math.min(value, MAX_MS);
  return ms <= 1 ? 1 : Math.ceil(RATIO ** Math.ceil(Math.log(ms) / Math.log(RATIO)));
}

interface BoundCount {
  readonly bound: number;
  readonly count: number;
}

const SHARE = 0.75;

/** Returns the bound that three of four values do not exceed. Returns null without values. */
export function getP75(counts: readonly BoundCount[]): { p75: number; count: number } | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { bound, count } of counts.toSorted((a, b) => a.bound - b.bound)) {
    seen += count;
    if (seen >= total * SHARE) return { p75: bound, count: total };
  }
  return null;
}
