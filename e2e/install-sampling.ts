/**
 * Makes all random numbers lower or higher than 0.1, the sample rate of the install prompt. Runs in the page before its
 * scripts.
 */
export function mockInstallSampling(shouldOfferInstall: boolean): void {
  const random = Math.random.bind(Math);
  Math.random = () => (shouldOfferInstall ? random() / 10 : 0.1 + random() * 0.9);
}
