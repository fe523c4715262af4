/** Below this, Stirling's series is not precise. */
const MIN_STIRLING = 10;

/** The natural logarithm of the gamma function of a positive number. */
export function getLogGamma(x: number): number {
  if (x < MIN_STIRLING) return getLogGamma(x + 1) - Math.log(x);
  const square = x * x;
  const series = (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}

/** The natural logarithm of the beta function of two positive numbers. */
export const getLogBeta = (a: number, b: number): number =>
  getLogGamma(a) + getLogGamma(b) - getLogGamma(a + b);
