import { createRandom } from "@topout/demo/random";
import { expect, test } from "vitest";

import { expectConsistentActivities } from "../features/climbs/testing/expect-consistent-activities.ts";
import { RandomClimber } from "../testing/random-climber.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";
import { runFleet } from "../testing/run-fleet.ts";
import {
  countByRoute,
  expectFeedCounts,
  expectRouteCounts,
  readRouteCounts,
  readRows,
  type Rows,
} from "../testing/served-counts.ts";

const CLIENT_COUNT = 200;
const ACTIONS_PER_CLIENT = process.env["FULL_SIZE"] ? 100 : 5;

test(
  "all processes return counts that match the rows after concurrent requests",
  { timeout: 120_000 + ACTIONS_PER_CLIENT * 10_000 },
  async () => {
    const api = await createTestApi();
    const gym = {
      servers: await runFleet(api),
      routes: await createRoutes(api),
      activities: [],
    };
    const users: TestUser[] = [];
    for (let n = 0; n < CLIENT_COUNT; n++) {
      const { user, token } = await api.signIn();
      const climber = new RandomClimber(gym, { token, random: createRandom(`client ${n}`) });
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

/** Creates only a few routes, so that clients often change the same one. */
async function createRoutes({ seed }: TestApi): Promise<[string, ...string[]]> {
  const { id, set_id } = await seed.route();
  const others = await Promise.all(Array.from({ length: 7 }, () => seed.route({ set_id })));
  return [id, ...others.map((route) => route.id)];
}

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

async function expectOwnCounts(server: string, { id, token }: TestUser, rows: Rows) {
  const ids = new Set(rows.climbs.map(({ route_id }) => route_id));
  const own = await readRouteCounts(
    `${server}/api/routes/get_all?mine=true&ids=${[...ids].join(",")}`,
    ({ user_sends, user_attempts }) => user_sends + user_attempts,
    token,
  );
  expect(own).toEqual(countByRoute(rows.climbs.filter(({ user_id }) => user_id === id)));
}

async function readListBytes(server: string) {
  const response = await fetch(`${server}/api/routes/get_all`);
  return [response.headers.get("etag"), await response.text()];
}
