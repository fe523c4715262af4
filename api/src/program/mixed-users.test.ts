import { createRandom } from "@topout/demo/random";
import { expect, test } from "vitest";

import { expectConsistentActivities } from "../features/climbs/testing/expect-consistent-activities.ts";
import { ContractClient } from "../testing/contract-client.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";
import {
  createAdmin,
  createClimber,
  createSetter,
  createVisitor,
  type MixedGym,
  type MixedUser,
} from "../testing/mixed-users.ts";
import { RandomClimber } from "../testing/random-climber.ts";
import { runFleet } from "../testing/run-fleet.ts";
import { expectFeedCounts, expectRouteCounts, readRows } from "../testing/served-counts.ts";
import { addTrustCount } from "../testing/trust-counts.ts";

const FULL_DURATION_MS = 60_000;
/** In `npm test`, each user performs a number of actions, so that the test does not depend on the machine. */
const ACTIONS_PER_USER = 5;
const USER_COUNTS = process.env["FULL_SIZE"]
  ? { visitor: 110, climber: 76, setter: 10, admin: 4 }
  : { visitor: 22, climber: 15, setter: 2, admin: 1 };

type Kind = keyof typeof USER_COUNTS;
const ROLES = {
  climber: {},
  setter: { route_setter: true },
  admin: { is_superuser: true },
} as const;

/** Starts the processes on a gym with a few routes, so that climbers often log the same one. */
async function createGym(api: TestApi): Promise<MixedGym> {
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const first = await api.seed.route({ set_id: set.id });
  const others = await Promise.all(
    Array.from({ length: 7 }, () => api.seed.route({ set_id: set.id })),
  );
  const climbers = await Promise.all([api.seed.user(), api.seed.user()]);
  return {
    servers: await runFleet(api, { LIMIT_CLIMBS_PER_USER: "1000000" }),
    routes: [first.id, ...others.map((route) => route.id)],
    activities: [],
    gymId: gym.id,
    setId: set.id,
    usernames: [climbers[0].username, climbers[1].username],
    promotedUserId: climbers[1].id,
  };
}

/** Creates the users of all kinds. Each one performs an action per call. */
async function createUsers(api: TestApi, gym: MixedGym, onResponse: (status: number) => void) {
  const climbers: RandomClimber[] = [];
  const createAction = (kind: Kind, user: MixedUser, token = "") => {
    if (kind === "visitor") return createVisitor(user);
    if (kind === "setter") return createSetter(user);
    if (kind === "admin") return createAdmin(user);
    const random = createRandom(`random climber ${climbers.length}`);
    const climber = new RandomClimber(gym, { token, random, onResponse });
    climbers.push(climber);
    return createClimber(user, climber);
  };
  const actions: (() => Promise<unknown>)[] = [];
  for (const [kind, count] of Object.entries(USER_COUNTS) as [Kind, number][]) {
    for (let n = 0; n < count; n++) {
      const token = kind === "visitor" ? undefined : (await api.signIn(ROLES[kind])).token;
      const random = createRandom(`${kind} ${n}`);
      const client = new ContractClient({ servers: gym.servers, token, random, onResponse });
      actions.push(createAction(kind, { client, random, gym }, token));
    }
  }
  return { actions, climbers };
}

test(
  "visitors, climbers, setters and admins get no error on several processes, and counts that match the rows",
  { timeout: 300_000 },
  async () => {
    const api = await createTestApi();
    const gym = await createGym(api);
    const statuses = new Map<number, number>();
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const { actions, climbers } = await createUsers(api, gym, count);

    const endTime = performance.now() + FULL_DURATION_MS;
    const shouldContinue = process.env["FULL_SIZE"]
      ? () => performance.now() < endTime
      : (actionCount: number) => actionCount < ACTIONS_PER_USER;
    await Promise.all(
      actions.map(async (performAction) => {
        for (let n = 0; shouldContinue(n); n++) await performAction();
      }),
    );

    // The clients accept only successes, 429, and 404 for a bump of an activity that was deleted at the same time.
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    const rows = await readRows(api);
    expect(rows.climbs.map(({ id }) => id).toSorted()).toEqual(
      climbers.flatMap((climber) => [...climber.climbs.keys()]).toSorted(),
    );
    await expectConsistentActivities(api);
    for (const server of gym.servers) {
      await expectFeedCounts(server, rows);
      await expectRouteCounts(server, rows);
    }
    addTrustCount("users", actions.length);
    addTrustCount("stored climbs", rows.climbs.length);
    for (const [status, number] of [...statuses].toSorted(([a], [b]) => a - b)) {
      addTrustCount(`answers ${status}`, number);
    }
  },
);
