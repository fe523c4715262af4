import { onTestFinished } from "vitest";

interface Api {
  readonly fetchAnonymously: typeof globalThis.fetch;
}

/** Connects the global `fetch` to the API without a network, until the test ends. */
export function connectBrowser(api: Api) {
  const originalFetch = globalThis.fetch;
  let isConnected = true;
  globalThis.fetch = (input, init) =>
    isConnected
      ? api.fetchAnonymously(input, init)
      : Promise.reject(new TypeError("Failed to fetch"));
  onTestFinished(() => {
    globalThis.fetch = originalFetch;
  });

  return {
    /** Simulates a lost network. */
    disconnect: () => {
      isConnected = false;
    },
    reconnect: () => {
      isConnected = true;
    },
  };
}
