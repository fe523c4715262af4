import { onTestFinished } from "vitest";

interface Api {
  readonly fetchAnonymously: typeof globalThis.fetch;
}

const SERVER_ERROR = { detail: "INTERNAL", message: "Something went wrong on our side." };

/** Connects the global `fetch` to the API without a network, until the test ends. */
export function connectBrowser(api: Api) {
  const originalFetch = globalThis.fetch;
  let isConnected = true;
  let failingCalls: RegExp | undefined;
  let lostCalls: RegExp | undefined;
  let held: { readonly calls: RegExp; readonly released: Promise<void> } | undefined;
  const waitForRelease = async (call: string) => {
    if (held?.calls.test(call)) await held.released;
  };
  const isNextLost = (call: string) => {
    if (!lostCalls?.test(call)) return false;
    lostCalls = undefined;
    return true;
  };
  const requests: string[] = [];
  globalThis.fetch = async (input, init) => {
    if (!isConnected) throw new TypeError("Failed to fetch");
    const call = `${init?.method ?? "GET"} ${input instanceof Request ? input.url : input.toString()}`;
    requests.push(call);
    if (failingCalls?.test(call)) return Response.json(SERVER_ERROR, { status: 500 });
    await waitForRelease(call);
    const response = await api.fetchAnonymously(input, init);
    if (isNextLost(call)) throw new TypeError("Failed to fetch");
    return response;
  };
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
    /** Returns 500 for matching calls, for example `GET /api/gyms`, until `restore` is called. */
    fail: (calls: RegExp) => {
      failingCalls = calls;
    },
    restore: () => {
      failingCalls = undefined;
    },
    /** The next matching call reaches the API, but its response does not arrive. */
    loseNextResponse: (calls: RegExp) => {
      lostCalls = calls;
    },
    /** Delays matching calls until the returned function is called. */
    hold: (calls: RegExp) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { calls, released: promise };
      return () => {
        held = undefined;
        resolve();
      };
    },
    /** All requests since the start, for example `GET /api/gyms`. */
    requests: requests as readonly string[],
  };
}
