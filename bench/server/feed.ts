import { prepareFeedQuery } from "@topout/api/bench";

import { Connection, toRequest } from "./connection.ts";
import { measureAlternately, measureRate, measureDurations } from "./load.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { median, formatPercent, getRatios, formatSpread } from "../statistics.ts";

const CONNECTIONS = 8;
const WINDOW_MS = 1_000;
const ROUNDS = 10;
const SAMPLES = 20;

const LIMITS = { databaseMs: 10, queryRatio: 2, rate: 0.8 };

const frontPage = prepareFeedQuery({
  hasGym: false,
  hasAsOf: false,
  isSignedIn: true,
  isFirstPage: true,
});

/** Compares the first page of the feed for a signed-in user with its query through the same driver. */
export async function feedBench({ url, token, database }: ServerUnderTest): Promise<boolean> {
  const claims = getClaims(token);
  const query = () => frontPage(database.db, claims);
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": "br" };
  const request = toRequest({ path: "/api/activities/get_paginated", headers });
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => Connection.open(url)),
  );
  const sends = connections.map((connection) => () => connection.send(request));
  const [send] = sends;
  if (!send) throw new Error("No connection");

  const queries = Array.from({ length: CONNECTIONS }, () => query);
  await measureRate(sends, WINDOW_MS);
  await measureRate(queries, WINDOW_MS);
  const sequential = await measureAlternately(
    {
      ours: async () => median(await measureDurations(send, SAMPLES)),
      baseline: async () => median(await measureDurations(query, SAMPLES)),
    },
    ROUNDS,
  );
  const concurrent = await measureAlternately(
    { ours: () => measureRate(sends, WINDOW_MS), baseline: () => measureRate(queries, WINDOW_MS) },
    ROUNDS,
  );
  for (const connection of connections) connection.close();

  const queryRatios = getRatios(sequential.ours, sequential.baseline);
  const share = getRatios(concurrent.ours, concurrent.baseline);
  console.log(
    `Feed, sequential: the query ${formatSpread(sequential.baseline)} ms (limit ${LIMITS.databaseMs}), the page ${formatSpread(sequential.ours)} ms: ` +
      `${formatSpread(queryRatios)} times the query (limit ${LIMITS.queryRatio})`,
  );
  console.log(
    `Feed, ${CONNECTIONS} connections: ${formatSpread(concurrent.ours, 0)} pages per second, ${formatSpread(concurrent.baseline, 0)} queries per second: ` +
      `${formatPercent(share)} (limit ${LIMITS.rate * 100} %)`,
  );
  return (
    median(sequential.baseline) < LIMITS.databaseMs &&
    median(queryRatios) <= LIMITS.queryRatio &&
    median(share) >= LIMITS.rate
  );
}

function getClaims(token: string) {
  const [, payload = ""] = token.split(".");
  const { sub, sid } = JSON.parse(Buffer.from(payload, "base64url").toString()) as {
    sub: string;
    sid: string;
  };
  return { user: sub, session: sid };
}
