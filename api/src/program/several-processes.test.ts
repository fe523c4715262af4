import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { createRandom } from "@topout/demo/random";
import type { Activity, ActivityPage, Route } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { activities, climbs, projects, reactions } from "../database/schema.ts";
import { expectConsistentActivities } from "../features/climbs/testing/expect-consistent-activities.ts";
import { RandomClimber } from "../testing/random-climber.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";
import { runMain, runWorker } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";

const CLIENT_COUNT = 200;
const ACTIONS_PER_CLIENT = process.env["FULL_SIZE"] ? 100 : 5;

test(
  "all processes return counts that match the rows after concurrent requests",
  { timeout: 120_000 + ACTIONS_PER_CLIENT * 10_000 },
  async () => {
    const api = await createTestApi();
    const gym = {
      servers: await startProcesses(api),
      routes: await createRoutes(api),
      activities: [],
    };
    const users: TestUser[] = [];
    for (let n = 0; n < CLIENT_COUNT; n++) {
      const { user, token } = await api.signIn();
      const climber = new RandomClimber(gym, token, createRandom(`client ${n}`));
      users.push({ id: user.id, token, climber });
    }

    await Promise.all(
      users.map(async ({ climber }) => {
        for (let action = 0; action < ACTIONS_PER_CLIENT; action++) {
          await climber.performRandomAction();
        }
      }),
    );

    const rows = await readRows(api);
    expect(rows.climbs.length).toBeGreaterThan(CLIENT_COUNT);
    for (const user of users) expectAcknowledgedRows(user, rows);
    await expectConsistentActivities(api);
    for (const server of gym.servers) {
      await expectFeedCounts(server, rows);
      await expectRouteCounts(server, rows);
      for (const user of users.slice(0, 10)) await expectOwnCounts(server, user, rows);
    }
    expect(await readListBytes(gym.servers[0])).toEqual(await readListBytes(gym.servers[1]));
  },
);

interface TestUser {
  readonly id: string;
  readonly token: string;
  readonly climber: RandomClimber;
}

/** Starts two API processes and one worker on the database of the test. */
async function startProcesses({ url }: TestApi): Promise<[string, string]> {
  const ports = [await getFreePort(), await getFreePort()] as const;
  const getUrl = (port: number) => `http://127.0.0.1:${port}`;
  const dataDir = await createTemporaryFolder();
  const shared = {
    DATABASE_URL: url,
    STORAGE_URL: pathToFileURL(join(dataDir, "files")).href,
    SECRET_KEY: testConfig.secretKey,
    DATA_DIR: dataDir,
    PUBLIC_URL: getUrl(ports[0]),
  };
  await Promise.all([
    ...ports.map((port) =>
      runMain({ ...shared, MODE: "api", PORT: `${port}`, PUBLIC_URL: getUrl(port) }),
    ),
    runWorker(shared),
  ]);
  return [getUrl(ports[0]), getUrl(ports[1])];
}

/** Creates only a few routes, so that clients often change the same one. */
async function createRoutes({ seed }: TestApi): Promise<[string, ...string[]]> {
  const { id, set_id } = await seed.route();
  const others = await Promise.all(Array.from({ length: 7 }, () => seed.route({ set_id })));
  return [id, ...others.map((route) => route.id)];
}

const readRows = async ({ db }: TestApi) => ({
  climbs: await db.select().from(climbs),
  activities: await db.select().from(activities),
  projects: await db.select().from(projects),
  reactions: await db.select().from(reactions),
});
type Rows = Awaited<ReturnType<typeof readRows>>;

/** Expects the acknowledged rows of a client, and no others. A deleted activity deletes its bumps. */
function expectAcknowledgedRows({ id, climber }: TestUser, rows: Rows) {
  const isOwn = ({ user_id }: { user_id: string }) => user_id === id;
  const activityIds = new Set(rows.activities.map((activity) => activity.id));

  expect(new Set(rows.climbs.filter(isOwn).map((climb) => climb.id))).toEqual(
    new Set(climber.climbs.keys()),
  );
  expect(new Set(rows.projects.filter(isOwn).map(({ route_id }) => route_id))).toEqual(
    climber.projects,
  );
  expect(new Set(rows.reactions.filter(isOwn).map(({ activity_id }) => activity_id))).toEqual(
    climber.bumps.intersection(activityIds),
  );
}

async function expectFeedCounts(server: string, rows: Rows) {
  const feedActivities: Activity[] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page++) {
    const response = await fetch(
      `${server}/api/activities/get_paginated?page=${page}&page_size=50`,
    );
    const { data, meta } = (await response.json()) as ActivityPage;
    feedActivities.push(...data);
    pages = meta.totalPages;
  }
  const sends = Map.groupBy(rows.climbs, ({ activity_id }) => activity_id);
  const bumps = Map.groupBy(rows.reactions, ({ activity_id }) => activity_id);

  const counts = feedActivities.map(({ id, num_sends, num_reactions }) => [
    id,
    num_sends,
    num_reactions,
  ]);
  expect(new Set(counts.map(String))).toEqual(
    new Set(
      rows.activities.map(({ id }) =>
        String([id, sends.get(id)?.length ?? 0, bumps.get(id)?.length ?? 0]),
      ),
    ),
  );
}

/** Polls, because the other process receives the notification of the last send with a delay. */
const expectRouteCounts = (server: string, rows: Rows) =>
  expect
    .poll(() => readRouteCounts(`${server}/api/routes/get_all`, ({ climb_count }) => climb_count), {
      timeout: 10_000,
    })
    .toEqual(countByRoute(rows.climbs.filter(({ sent }) => sent)));

async function expectOwnCounts(server: string, { id, token }: TestUser, rows: Rows) {
  const ids = new Set(rows.climbs.map(({ route_id }) => route_id));
  const own = await readRouteCounts(
    `${server}/api/routes/get_all?mine=true&ids=${[...ids].join(",")}`,
    ({ user_sends, user_attempts }) => user_sends + user_attempts,
    token,
  );
  expect(own).toEqual(countByRoute(rows.climbs.filter(({ user_id }) => user_id === id)));
}

/** Reads a count of each route through the API. Routes with a count of 0 are omitted, as in `countByRoute`. */
async function readRouteCounts(url: string, getCount: (route: Route) => number, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const routes = (await (await fetch(url, { headers })).json()) as Route[];
  return new Map(
    routes.flatMap((route) => (getCount(route) > 0 ? [[route.id, getCount(route)] as const] : [])),
  );
}

const countByRoute = (climbRows: Rows["climbs"]) =>
  new Map(
    [...Map.groupBy(climbRows, ({ route_id }) => route_id)].map(([id, rows]) => [id, rows.length]),
  );

async function readListBytes(server: string) {
  const response = await fetch(`${server}/api/routes/get_all`);
  return [response.headers.get("etag"), await response.text()];
}
