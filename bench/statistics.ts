/** Returns a quantile of the values. A `probability` of 0.5 returns the median. */
export function quantile(values: readonly number[], probability: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(probability * sorted.length))] ?? NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Formats the median with the interquartile range. */
export const formatSpread = (values: readonly number[], digits = 2) =>
  `${median(values).toFixed(digits)} (${quantile(values, 0.25).toFixed(digits)}–${quantile(values, 0.75).toFixed(digits)})`;

/** Divides each value by the baseline measured in the same round. */
export const getRatios = (values: readonly number[], baselines: readonly number[]) =>
  values.map((value, index) => value / (baselines[index] ?? NaN));

export const formatPercent = (values: readonly number[]) =>
  `${formatSpread(
    values.map((value) => value * 100),
    0,
  )} %`;
