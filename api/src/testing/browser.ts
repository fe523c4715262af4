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
  const requests: string[] = [];
  globalThis.fetch = async (input, init) => {
    if (!isConnected) throw new TypeError("Failed to fetch");
    const call = `${init?.method ?? "GET"} ${input instanceof Request ? input.url : input.toString()}`;
    requests.push(call);
    if (failingCalls?.test(call)) return Response.json(SERVER_ERROR, { status: 500 });
    return api.fetchAnonymously(input, init);
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
    /** All requests since the start, for example `GET /api/gyms`. */
    requests: requests as readonly string[],
  };
}
