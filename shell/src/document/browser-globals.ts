/**
 * Stubs the browser APIs that the platform's stores use on import. The stubbed token makes the frame render the
 * loading state of the account.
 */
import type { LocalKey } from "@topout/shared/browser-storage";
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => (key === ("topout.token" satisfies LocalKey) ? "unknown" : null),
  },
  sessionStorage: { getItem: () => null },
  addEventListener: () => {},
});
