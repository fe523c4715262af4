const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Five evenly spaced whole numbers for the side of a chart, from the top down to 0; all bars fit below the first. */
export function getAxisTicks(tallest: number): number[] {
  const quarter = Math.max(tallest / 4, 1);
  const scale = 10 ** Math.floor(Math.log10(quarter));
  const steps = ROUND.map((round) => round * scale).filter(Number.isInteger);
  const step = steps.find((each) => each >= quarter) ?? 10 * scale;
  return [4, 3, 2, 1, 0].map((times) => times * step);
}
