/** Converts rates to positions in the plot, and lists the ticks of its axis. */
export interface RateScale {
  readonly toX: (rate: number) => number;
  /** The errors in 100 visits. */
  readonly ticks: readonly number[];
}

export const AXIS = { start: 4, end: 236 } as const;

/** Space beyond the highest value. */
const MARGIN_FACTOR = 1.15;
const MIN_HUNDREDS = 1;
const MAX_STEPS = 3;

/** Creates the scale that all plots share, so that their rates can be compared. */
export function createRateScale(highestRate: number): RateScale {
  const max = Math.max(highestRate * 100 * MARGIN_FACTOR, MIN_HUNDREDS);
  const step = getStep(max);
  const length = AXIS.end - AXIS.start;
  return {
    // The range of a release with few visits can end beyond the axis.
    toX: (rate) => AXIS.start + Math.min((rate * 100) / max, 1) * length,
    ticks: Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step),
  };
}

/** Returns the smallest step of 1, 2, 5, 10, 20 … that leaves few ticks. */
function getStep(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max / MAX_STEPS));
  return (
    [1, 2, 5, 10].map((factor) => factor * power).find((step) => max / step <= MAX_STEPS) ?? max
  );
}
