import { onTestFinished } from "vitest";

interface Reachable {
  readonly anonymously: typeof globalThis.fetch;
}

/** Lets a component's `fetch` reach the API in process, until the test ends. */
export function connectBrowser(api: Reachable) {
  const real = globalThis.fetch;
  let connected = true;
  globalThis.fetch = (input, init) =>
    connected ? api.anonymously(input, init) : Promise.reject(new TypeError("Failed to fetch"));
  onTestFinished(() => {
    globalThis.fetch = real;
  });

  return {
    /** As when the phone loses its network. */
    disconnect: () => {
      connected = false;
    },
    reconnect: () => {
      connected = true;
    },
  };
}
