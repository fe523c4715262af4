import { prepareFeedQuery } from "@topout/api/bench";

import { Connection, toRequest } from "./connection.ts";
import { measureAlternately, measureRate, measureDurations } from "./measure.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { median, formatPercent, getRatios, formatSpread } from "../statistics.ts";

const CONNECTION_COUNT = 8;
const WINDOW_MS = 1_000;
const ROUNDS = 10;
const SAMPLE_COUNT = 20;

const MAX_QUERY_MS = 10;
const MAX_PAGE_TO_QUERY_RATIO = 2;
const MIN_THROUGHPUT_RATIO = 0.8;

const queryFirstPage = prepareFeedQuery({
  hasGym: false,
  hasAsOf: false,
  isSignedIn: true,
});

/** Compares the first page of the feed for a signed-in user with its query through the same driver. */
export async function benchFeed({ url, token, database }: ServerUnderTest): Promise<boolean> {
  const claims = getClaims(token);
  const query = () => queryFirstPage(database.db, { ...claims, limit: 10, offset: 0 });
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": "br" };
  const request = toRequest({ path: "/api/activities/get_paginated", headers });
  const connections = await Promise.all(
    Array.from({ length: CONNECTION_COUNT }, () => Connection.open(url)),
  );
  const requestTasks = connections.map((connection) => () => connection.send(request));
  const [requestTask] = requestTasks;
  if (!requestTask) throw new Error("No connection");

  const queryTasks = Array.from({ length: CONNECTION_COUNT }, () => query);
  await measureRate(requestTasks, WINDOW_MS);
  await measureRate(queryTasks, WINDOW_MS);
  const sequential = await measureAlternately(
    {
      topout: async () => median(await measureDurations(requestTask, SAMPLE_COUNT)),
      baseline: async () => median(await measureDurations(query, SAMPLE_COUNT)),
    },
    ROUNDS,
  );
  const concurrent = await measureAlternately(
    {
      topout: () => measureRate(requestTasks, WINDOW_MS),
      baseline: () => measureRate(queryTasks, WINDOW_MS),
    },
    ROUNDS,
  );
  for (const connection of connections) connection.close();

  const queryRatios = getRatios(sequential.topout, sequential.baseline);
  const throughputRatios = getRatios(concurrent.topout, concurrent.baseline);
  console.log(
    `Feed, sequential: the query ${formatSpread(sequential.baseline)} ms (limit ${MAX_QUERY_MS}), the page ${formatSpread(sequential.topout)} ms: ` +
      `${formatSpread(queryRatios)} times the query (limit ${MAX_PAGE_TO_QUERY_RATIO})`,
  );
  console.log(
    `Feed, ${CONNECTION_COUNT} connections: ${formatSpread(concurrent.topout, 0)} pages per second, ${formatSpread(concurrent.baseline, 0)} queries per second: ` +
      `${formatPercent(throughputRatios)} (limit ${MIN_THROUGHPUT_RATIO * 100} %)`,
  );
  return (
    median(sequential.baseline) < MAX_QUERY_MS &&
    median(queryRatios) <= MAX_PAGE_TO_QUERY_RATIO &&
    median(throughputRatios) >= MIN_THROUGHPUT_RATIO
  );
}

function getClaims(token: string) {
  const [, payload = ""] = token.split(".");
  const { sub, sid } = JSON.parse(Buffer.from(payload, "base64url").toString()) as {
    sub: string;
    sid: string;
  };
  return { userId: sub, sessionId: sid };
}
