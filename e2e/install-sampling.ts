/**
 * Mocks `Math.random`, because the page offers to install the app only if a random number is below 0.1. Runs in the
 * page before its scripts.
 */
export function mockInstallSampling(shouldOfferInstall: boolean): void {
  const random = Math.random.bind(Math);
  Math.random = () => (shouldOfferInstall ? random() / 10 : 0.1 + random() * 0.9);
}
