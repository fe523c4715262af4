import { prepareFeedQuery } from "@topout/api/bench";

import { Connection, toRequest } from "./connection.ts";
import { pairs, rate, times } from "./load.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { median, percent, ratios, spread } from "../statistics.ts";

const LANES = 8;
const WINDOW_MS = 1_000;
const ROUNDS = 10;
const AT_A_TIME = 20;

const BAR = { databaseMs: 10, timesTheQuery: 2, rate: 0.8 };

const frontPage = prepareFeedQuery({
  hasGym: false,
  hasAsOf: false,
  isSignedIn: true,
  isFirstPage: true,
});

/** The feed's front page as a signed-in browser asks for it, beside its query alone, through the same driver. */
export async function feedBench({ url, token, database }: ServerUnderTest): Promise<boolean> {
  const claims = claimsOf(token);
  const query = () => frontPage(database.db, claims);
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": "br" };
  const request = toRequest({ path: "/api/activities/get_paginated", headers });
  const connections = await Promise.all(Array.from({ length: LANES }, () => Connection.open(url)));
  const lanes = connections.map((connection) => () => connection.ask(request));
  const [lane] = lanes;
  if (!lane) throw new Error("There has to be a connection");

  const queries = Array.from({ length: LANES }, () => query);
  await rate(lanes, WINDOW_MS);
  await rate(queries, WINDOW_MS);
  const alone = await pairs(
    {
      ours: async () => median(await times(lane, AT_A_TIME)),
      floor: async () => median(await times(query, AT_A_TIME)),
    },
    ROUNDS,
  );
  const together = await pairs(
    { ours: () => rate(lanes, WINDOW_MS), floor: () => rate(queries, WINDOW_MS) },
    ROUNDS,
  );
  for (const connection of connections) connection.close();

  const slower = ratios(alone.ours, alone.floor);
  const share = ratios(together.ours, together.floor);
  console.log(
    `Feed, one at a time: the query ${spread(alone.floor)} ms (bar ${BAR.databaseMs}), the page ${spread(alone.ours)} ms: ` +
      `${spread(slower)} times the query (bar ${BAR.timesTheQuery})`,
  );
  console.log(
    `Feed, ${LANES} at a time: ${spread(together.ours, 0)} pages a second of ${spread(together.floor, 0)} queries: ` +
      `${percent(share)} (bar ${BAR.rate * 100} %)`,
  );
  return (
    median(alone.floor) < BAR.databaseMs &&
    median(slower) <= BAR.timesTheQuery &&
    median(share) >= BAR.rate
  );
}

function claimsOf(token: string) {
  const [, payload = ""] = token.split(".");
  const { sub, sid } = JSON.parse(Buffer.from(payload, "base64url").toString()) as {
    sub: string;
    sid: string;
  };
  return { user: sub, session: sid };
}
