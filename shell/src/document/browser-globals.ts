/**
 * The browser APIs that the platform's stores use when they are imported. A session exists, so that the frame renders
 * as it does while the account is loading.
 */
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => (key === "topout.token" ? "unknown" : null) },
  sessionStorage: { getItem: () => null },
  addEventListener: () => {},
});
