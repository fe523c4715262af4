import type { Activity, ActivityPage, Route } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { activities, climbs, projects, reactions } from "../database/schema.ts";
import { createRandom } from "../demo/random.ts";
import { RandomClimber } from "../testing/random-climber.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";
import { runMain, runWorker } from "../testing/run-main.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";

const CLIENTS = 200;
/** What each of them does, one after the other. SWEEP_ACTS=100 makes a long sweep of it. */
const ACTS = Number(process.env["SWEEP_ACTS"] ?? 5);

test(
  "clients of several processes leave counts that equal the rows",
  { timeout: 120_000 + ACTS * 10_000 },
  async () => {
    const api = await createTestApi();
    const gym = { servers: await startProgram(api), routes: await setRoutes(api), activities: [] };
    const people: Person[] = [];
    for (let n = 0; n < CLIENTS; n++) {
      const { user, token } = await api.signIn();
      const climber = new RandomClimber(gym, token, createRandom(`client ${n}`));
      people.push({ id: user.id, token, climber });
    }

    await Promise.all(
      people.map(async ({ climber }) => {
        for (let act = 0; act < ACTS; act++) await climber.performRandomAction();
      }),
    );

    const rows = await readRows(api);
    expect(rows.climbs.length).toBeGreaterThan(CLIENTS);
    for (const person of people) expectToldIsKept(person, rows);
    await expectActivitiesInOrder(api);
    for (const server of gym.servers) {
      await expectFeedCounts(server, rows);
      await expectRouteCounts(server, rows);
      for (const person of people.slice(0, 10)) await expectOwnCounts(server, person, rows);
    }
    expect(await listBytes(gym.servers[0])).toEqual(await listBytes(gym.servers[1]));
  },
);

interface Person {
  readonly id: string;
  readonly token: string;
  readonly climber: RandomClimber;
}

/** Two processes that serve and one that works, over the database of a test. */
async function startProgram({ url }: TestApi): Promise<[string, string]> {
  const ports = [await getFreePort(), await getFreePort()] as const;
  const addressOf = (port: number) => `http://127.0.0.1:${port}`;
  const shared = {
    DATABASE_URL: url,
    SECRET_KEY: testConfig.secretKey,
    DATA_DIR: await temporaryFolder(),
    PUBLIC_URL: addressOf(ports[0]),
  };
  await Promise.all([
    ...ports.map((port) =>
      runMain({ ...shared, MODE: "api", PORT: `${port}`, PUBLIC_URL: addressOf(port) }),
    ),
    runWorker(shared),
  ]);
  return [addressOf(ports[0]), addressOf(ports[1])];
}

/** Few enough that everybody meets on them. */
async function setRoutes({ given }: TestApi): Promise<[string, ...string[]]> {
  const { id, set_id } = await given.route();
  const others = await Promise.all(Array.from({ length: 7 }, () => given.route({ set_id })));
  return [id, ...others.map((route) => route.id)];
}

const readRows = async ({ db }: TestApi) => ({
  climbs: await db.select().from(climbs),
  activities: await db.select().from(activities),
  projects: await db.select().from(projects),
  reactions: await db.select().from(reactions),
});
type Rows = Awaited<ReturnType<typeof readRows>>;

/** What a client was told has happened is there, and nothing else of theirs. A bump goes with its activity. */
function expectToldIsKept({ id, climber }: Person, rows: Rows) {
  const isOwn = ({ user_id }: { user_id: string }) => user_id === id;
  const alive = new Set(rows.activities.map((activity) => activity.id));

  expect(new Set(rows.climbs.filter(isOwn).map((climb) => climb.id))).toEqual(
    new Set(climber.climbs.keys()),
  );
  expect(new Set(rows.projects.filter(isOwn).map(({ route_id }) => route_id))).toEqual(
    climber.projects,
  );
  expect(new Set(rows.reactions.filter(isOwn).map(({ activity_id }) => activity_id))).toEqual(
    climber.bumps.intersection(alive),
  );
}

/** None without a send, and each at the time of its first. */
async function expectActivitiesInOrder({ db }: TestApi) {
  const { rows } = await db.execute(sql`
    select activities.id from activities left join climbs on climbs.activity_id = activities.id
    group by activities.id having count(climbs.id) = 0 or min(climbs.time) <> activities.time`);
  expect(rows).toEqual([]);
}

async function expectFeedCounts(server: string, rows: Rows) {
  const entries: Activity[] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page++) {
    const response = await fetch(
      `${server}/api/activities/get_paginated?page=${page}&page_size=50`,
    );
    const { data, meta } = (await response.json()) as ActivityPage;
    entries.push(...data);
    pages = meta.totalPages;
  }
  const sends = Map.groupBy(rows.climbs, ({ activity_id }) => activity_id);
  const bumps = Map.groupBy(rows.reactions, ({ activity_id }) => activity_id);

  const counted = entries.map((entry) => [entry.id, entry.climbs.length, entry.num_reactions]);
  expect(new Set(counted.map(String))).toEqual(
    new Set(
      rows.activities.map(({ id }) =>
        String([id, sends.get(id)?.length ?? 0, bumps.get(id)?.length ?? 0]),
      ),
    ),
  );
}

/** The other process hears of the last send a moment later. */
const expectRouteCounts = (server: string, rows: Rows) =>
  expect
    .poll(() => readRoutes(`${server}/api/routes/get_all`, ({ climb_count }) => climb_count), {
      timeout: 10_000,
    })
    .toEqual(countByRoute(rows.climbs.filter(({ sent }) => sent)));

async function expectOwnCounts(server: string, { id, token }: Person, rows: Rows) {
  const own = await readRoutes(
    `${server}/api/routes/get_all?mine=true`,
    ({ user_sends, user_attempts }) => user_sends + user_attempts,
    token,
  );
  expect(own).toEqual(countByRoute(rows.climbs.filter(({ user_id }) => user_id === id)));
}

/** What a client reads of the routes, told as `countByRoute` tells the rows: without those that have none. */
async function readRoutes(url: string, countOf: (route: Route) => number, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const routes = (await (await fetch(url, { headers })).json()) as Route[];
  return new Map(
    routes.flatMap((route) => (countOf(route) > 0 ? [[route.id, countOf(route)] as const] : [])),
  );
}

const countByRoute = (logged: Rows["climbs"]) =>
  new Map(
    [...Map.groupBy(logged, ({ route_id }) => route_id)].map(([id, all]) => [id, all.length]),
  );

async function listBytes(server: string) {
  const response = await fetch(`${server}/api/routes/get_all`);
  return [response.headers.get("etag"), await response.text()];
}
