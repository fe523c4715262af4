/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The median, with the middle half of the values around it. */
export const spread = (values: readonly number[], digits = 2) =>
  `${median(values).toFixed(digits)} (${quantile(values, 0.25).toFixed(digits)}–${quantile(values, 0.75).toFixed(digits)})`;

/** Each value by the one that was measured right beside it. */
export const ratios = (values: readonly number[], floors: readonly number[]) =>
  values.map((value, index) => value / (floors[index] ?? NaN));

export const percent = (values: readonly number[]) =>
  `${spread(
    values.map((value) => value * 100),
    0,
  )} %`;
