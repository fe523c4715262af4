import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

import type { PreparedGym } from "./prepare-gym.ts";

interface LoadOptions {
  readonly url: string;
  readonly gym: PreparedGym;
  /** The access tokens of the climbers. */
  readonly tokens: readonly string[];
  /** Ends the load. */
  readonly signal: AbortSignal;
}

export interface LoadResult {
  readonly sendCount: number;
  readonly failures: readonly string[];
  readonly durationsMs: readonly number[];
}

/** Logs sends and fetches lists and images until `signal` aborts, for all climbers in parallel. */
export async function runLoad({ url, gym, tokens, signal }: LoadOptions): Promise<LoadResult> {
  const failures: string[] = [];
  const durationsMs: number[] = [];
  let sendCount = 0;
  const send = async (call: Call) => {
    const startedAt = performance.now();
    const status = await fetchStatus(url, call).catch(String);
    durationsMs.push(performance.now() - startedAt);
    if (status !== 200 && status !== 201) failures.push(`${call.path}: ${status}`);
    else if (call.body) sendCount++;
  };

  await Promise.all(
    tokens.map(async (token) => {
      while (!signal.aborted) {
        const path = `/api/climbs/me/add_send/${gym.routeId}`;
        await send({ path, token, body: { id: randomUUID() } });
        await send({ path: `/api/routes/get_all?gym_id=${gym.gymId}`, token });
        await send({ path: "/api/activities/get_paginated", token });
        await send({ path: "/api/climbs/me", token });
        await send({ path: `/api/img/${gym.routeId}.webp`, token });
      }
    }),
  );
  return { sendCount, failures, durationsMs };
}

interface Call {
  readonly path: string;
  readonly token: string;
  /** A call with a body is a POST request. */
  readonly body?: object;
}

/**
 * Opens a connection for each request. nginx may close an idle keep-alive connection just when a request is sent. A
 * browser would repeat the request, but Node does not.
 */
const agent = new Agent({ keepAlive: false });

function fetchStatus(url: string, { path, token, body }: Call): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { "content-type": "application/json" }),
  };
  const method = body ? "POST" : "GET";
  request(new URL(path, url), { method, agent, headers }, (response) => {
    text(response).then(() => resolve(response.statusCode), reject);
  })
    .on("error", reject)
    .end(body && JSON.stringify(body));
  return promise;
}
