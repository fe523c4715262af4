import { setTimeout } from "node:timers/promises";

import { v7 as uuidv7 } from "uuid";
import { onTestFinished } from "vitest";

import { createJsonRequest } from "./create-json-request.ts";

const RETRY_MS = 50;

interface ClimbLoadOptions {
  /** The URL of the API. */
  readonly address: string;
  readonly routeId: string;
  /** One climber for each token. */
  readonly tokens: readonly (string | undefined)[];
}

export interface ClimbLoad {
  /** The ids of all climbs. */
  readonly sent: ReadonlySet<string>;
  /** The ids of the climbs that the API has stored. */
  readonly acknowledged: ReadonlySet<string>;
  /** How many requests got 503. */
  readonly countUnavailable: () => number;
  /** Waits until each climber's last climb is acknowledged. */
  readonly stop: () => Promise<void>;
}

/**
 * Each climber logs one climb after another, and repeats a request with the same id until it is acknowledged, like the
 * outbox of a device.
 */
export function startClimbing({ address, routeId, tokens }: ClimbLoadOptions): ClimbLoad {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  const over = new AbortController();
  const testFinished = new AbortController();
  let unavailableCount = 0;
  onTestFinished(() => {
    over.abort();
    testFinished.abort();
  });

  const sendUntilStored = async (url: string, init: RequestInit) => {
    // The API of a failed test does not answer any more.
    while (!testFinished.signal.aborted) {
      const status = await requestStatus(url, init);
      if (status === 200 || status === 201) return;
      if (status === 503) unavailableCount += 1;
      await setTimeout(RETRY_MS);
    }
  };

  const climb = async (token: string | undefined) => {
    while (!over.signal.aborted) {
      const id = uuidv7();
      sent.add(id);
      const init = {
        ...createJsonRequest("POST", { id }),
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      };
      await sendUntilStored(`${address}/api/climbs/me/add_send/${routeId}`, init);
      acknowledged.add(id);
    }
  };
  const climbers = Promise.all(tokens.map(climb));
  return {
    sent,
    acknowledged,
    countUnavailable: () => unavailableCount,
    stop: async () => {
      over.abort();
      await climbers;
    },
  };
}

/** Returns 0 if the API does not answer. */
async function requestStatus(url: string, init: RequestInit): Promise<number> {
  const response = await fetch(url, init).catch(() => undefined);
  if (!response) return 0;
  await response.arrayBuffer().catch(() => undefined);
  const { status, headers } = response;
  if (status !== 503 && !response.ok) throw new Error(`${url} returned ${status}`);
  if (status === 503 && !headers.has("retry-after")) throw new Error("A 503 has no Retry-After");
  return status;
}
