import type { Fault } from "./faults.ts";

interface Api {
  readonly fetchAnonymously: typeof globalThis.fetch;
}

/** Connects `fetch` to the API. A fault affects the requests that change something. */
export function connectFaultyNetwork(api: Api) {
  const originalFetch = globalThis.fetch;
  const limits = replaceTimeouts();
  const changes: string[] = [];
  let fault: Fault | undefined;
  let unaffectedCount = 0;

  globalThis.fetch = async (input, init) => {
    const { method = "GET", signal } = init ?? {};
    const send = () => api.fetchAnonymously(input, { ...init, signal: null });
    if (method === "GET") return send();
    changes.push(`${method} ${input instanceof Request ? input.url : input.toString()}`);
    if (!fault || unaffectedCount-- > 0) return send();
    return fault.respond(send, () => limits.exceed(signal));
  };

  return {
    /** The first `unaffected` requests work. */
    startFault: (started: Fault, unaffected = 0) => {
      fault = started;
      unaffectedCount = unaffected;
    },
    endFault: () => {
      fault = undefined;
    },
    /** The requests that change something, for example `POST /api/reports`. */
    changes: changes as readonly string[],
    disconnect: () => {
      globalThis.fetch = originalFetch;
      limits.restore();
    },
  };
}

/** Replaces `AbortSignal.timeout`, so that the tests need not wait for the limits of the client. */
function replaceTimeouts() {
  const original = AbortSignal.timeout.bind(AbortSignal);
  const controllers = new Map<unknown, AbortController>();
  AbortSignal.timeout = () => {
    const controller = new AbortController();
    controllers.set(controller.signal, controller);
    return controller.signal;
  };

  return {
    /** Aborts a request like its limit does. */
    exceed: (signal: unknown): Promise<never> => {
      const controller = controllers.get(signal);
      if (!controller) throw new Error("The client would wait for this request without a limit");
      controller.abort(new DOMException("The limit is over", "TimeoutError"));
      return Promise.reject(controller.signal.reason);
    },
    restore: () => {
      AbortSignal.timeout = original;
    },
  };
}
