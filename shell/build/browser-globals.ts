/**
 * Stubs the browser APIs that the platform's stores use on import. The stubbed token makes the frame render the
 * loading state of the account.
 */
import { TOKEN_KEY } from "@topout/shared/first-load";

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => (key === TOKEN_KEY ? "unknown" : null),
  },
  sessionStorage: { getItem: () => null },
  addEventListener: () => {},
});
