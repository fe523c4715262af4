const ROUND_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Returns five evenly spaced integers, from the top of the y-axis down to 0. The first is at least `maxValue`. */
export function getAxisTicks(maxValue: number): number[] {
  const quarter = Math.max(maxValue / 4, 1);
  const scale = 10 ** Math.floor(Math.log10(quarter));
  const steps = ROUND_STEPS.map((step) => step * scale).filter(Number.isInteger);
  const step = steps.find((candidate) => candidate >= quarter) ?? 10 * scale;
  return [4, 3, 2, 1, 0].map((factor) => factor * step);
}
