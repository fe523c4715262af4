import type { Activity, Gym } from "@topout/shared/contract";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { activities, climbs } from "../../database/schema.ts";
import { createTestApi, readDetail, readJson, type TestApi } from "../../testing/index.ts";
import { createPhoto } from "../../testing/images.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";
import { readAllActivities } from "../activities/testing/read-feed.ts";
import { expectConsistentActivities } from "../climbs/testing/expect-consistent-activities.ts";

async function setUp() {
  const api = await createTestApi();
  const admin = await api.signIn({ is_superuser: true });
  const setTimeZone = (gymId: string, time_zone: string) =>
    admin.fetch(`/api/gyms/${gymId}`, createFormRequest("PATCH", { time_zone }));
  return { api, fetch: admin.fetch, setTimeZone };
}

const readGym = (response: Response | Promise<Response>) => readJson<Gym>(response);

describe("the time zone of a gym", () => {
  test("is null until it is set, and can be removed", async () => {
    const { api, setTimeZone } = await setUp();
    const gym = await api.seed.gym();
    expect(await readJson(api.fetch("/api/gyms"))).toMatchObject([{ time_zone: null, version: 1 }]);

    const response = await setTimeZone(gym.id, "Europe/London");
    expect(response.status).toBe(200);
    expect(await readGym(response)).toMatchObject({ time_zone: "Europe/London", version: 2 });

    expect(await readGym(setTimeZone(gym.id, ""))).toMatchObject({ time_zone: null, version: 3 });
  });

  test("can be set when the gym is created", async () => {
    const { fetch } = await setUp();
    const fields = {
      name: "Depot",
      location: "Leeds",
      about: "Steep",
      layout: JSON.stringify({ lines: [], areas: [] }),
      file: await createPhoto("#a31"),
      time_zone: "Pacific/Auckland",
    };

    const response = await fetch("/api/gyms", createFormRequest("POST", fields));

    expect(response.status).toBe(201);
    expect(await readGym(response)).toMatchObject({ time_zone: "Pacific/Auckland" });
  });

  test.each(["Europe/Nowhere", "+01:00", "UTC+1", "../etc/passwd", "x".repeat(1_000), " "])(
    "cannot be %j",
    async (time_zone) => {
      const { api, setTimeZone } = await setUp();
      const gym = await api.seed.gym();

      const response = await setTimeZone(gym.id, time_zone);

      expect(response.status).toBe(422);
      expect(await readDetail(response)).toMatchObject([{ loc: ["body", "time_zone"] }]);
    },
  );
});

const TIME_ZONES = ["", "Pacific/Auckland", "America/Los_Angeles", "Asia/Kolkata"];

const sendArbitrary = fc.record({ user: fc.nat(1), route: fc.nat(1), hour: fc.nat(4 * 24) });

/** Returns the content of an activity without its ids, which differ between gyms. */
const toComparable = ({ username, time, num_sends, climbs: routes }: Activity) => ({
  username,
  time,
  num_sends,
  routes: routes.map(({ route, sends, time: last }) => [route.name, sends, last]),
});

async function createGymWithRoutes(api: TestApi, time_zone: string | null) {
  const gym = await api.seed.gym({ time_zone });
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const routes = [
    await api.seed.route({ set_id: set.id, name: "P1" }),
    await api.seed.route({ set_id: set.id, name: "P2" }),
  ];
  return { gym, routes };
}

interface SendPlan {
  readonly user: number;
  readonly route: number;
  readonly hour: number;
}

type RowsWithId = readonly { readonly id: string }[];

async function seedSends(
  { seed }: TestApi,
  sends: readonly SendPlan[],
  { users, routes }: { readonly users: RowsWithId; readonly routes: RowsWithId },
) {
  for (const { user, route, hour } of sends) {
    const time = new Date(Date.UTC(2026, 0, 1, hour));
    await seed.send({ user: users[user]?.id ?? "", route: routes[route]?.id ?? "", time });
  }
}

describe("a change of the time zone", () => {
  test(
    "results in the same activities as if the gym had always had this time zone",
    { timeout: 60_000 },
    async () => {
      const { api, setTimeZone } = await setUp();
      const users = [await api.seed.user(), await api.seed.user()];

      await fc.assert(
        fc.asyncProperty(
          fc.array(sendArbitrary, { maxLength: 12 }),
          fc.constantFrom(...TIME_ZONES),
          fc.constantFrom(...TIME_ZONES),
          async (sends, before, after) => {
            await api.db.delete(activities);
            const changed = await createGymWithRoutes(api, before || null);
            const reference = await createGymWithRoutes(api, after || null);
            const [early, late] = [sends.slice(0, 6), sends.slice(6)];
            await seedSends(api, sends, { users, routes: reference.routes });
            await seedSends(api, early, { users, routes: changed.routes });

            expect((await setTimeZone(changed.gym.id, after)).status).toBe(200);
            // Before the job runs, climbers log further sends.
            await seedSends(api, late, { users, routes: changed.routes });
            await api.runJobs();

            const listedActivities = await readAllActivities(api.fetchAnonymously);
            const listByGym = (gymId: string) =>
              listedActivities
                .filter(({ gym_id }) => gym_id === gymId)
                .map(toComparable)
                .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
            expect(listByGym(changed.gym.id)).toEqual(listByGym(reference.gym.id));
            await expectConsistentActivities(api);
          },
        ),
        { numRuns: 20 },
      );
    },
  );

  test("preserves ids and bumps, and merges the bumps of merged activities", async () => {
    const { api, setTimeZone } = await setUp();
    const { gym, routes } = await createGymWithRoutes(api, null);
    const [ann, bob] = [await api.signIn(), await api.signIn()];
    const send = (day: number, hour: number) =>
      api.seed.send({
        user: ann.user.id,
        route: routes[0]?.id ?? "",
        time: new Date(Date.UTC(2026, 0, day, hour)),
      });
    // In Auckland, both sends are on 2 January.
    const [evening, morning] = [await send(1, 20), await send(2, 8)];
    await bob.fetch(`/api/reactions/${evening.activity}`, { method: "POST" });
    for (const { fetch } of [ann, bob]) {
      await fetch(`/api/reactions/${morning.activity}`, { method: "POST" });
    }

    await setTimeZone(gym.id, "Pacific/Auckland");
    await api.runJobs();

    expect(await readAllActivities(api.fetchAnonymously)).toMatchObject([
      { id: evening.activity, num_sends: 2, num_reactions: 2 },
    ]);
    const rows = await api.db.select().from(climbs).where(eq(climbs.user_id, ann.user.id));
    expect(rows.map(({ activity_id }) => activity_id)).toEqual([
      evening.activity,
      evening.activity,
    ]);
    const [row] = await api.db.select().from(activities);
    expect(row?.day).toBe("2026-01-02");
  });
});
