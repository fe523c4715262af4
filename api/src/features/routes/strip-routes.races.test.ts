import { sql } from "drizzle-orm";
import type { Climb, Route } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { countWaitingTransactions } from "../../testing/count-waiting-transactions.ts";
import { readJson, sortStatuses } from "../../testing/index.ts";
import { expectConsistentActivities } from "../climbs/testing/expect-consistent-activities.ts";
import { setUpRouteStatus } from "./testing/set-up-route-status.ts";

const CLIMBERS = 10;
/** What each climber logs on each route. */
const TAPS = ["add_send", "add_attempt", "add_send"];
const SENDS = 2;
const HOUR_MS = 60 * 60_000;

/** Creates routes on the wall, and signs in climbers who log on all of them. */
async function setUp() {
  const status = await setUpRouteStatus();
  const { api, route, createRoute } = status;
  const routes = [route, await createRoute({ name: "P2" }), await createRoute({ name: "P3" })];
  const climbers = await Promise.all(Array.from({ length: CLIMBERS }, () => api.signIn()));
  const log = ({ fetch }: (typeof climbers)[number], path: string) =>
    fetch(`/api/climbs/me/${path}`, { method: "POST" });
  return {
    ...status,
    routes,
    climbers,
    log,
    startClimbs: () =>
      climbers.flatMap((climber) =>
        TAPS.flatMap((kind) => routes.map(({ id }) => log(climber, `${kind}/${id}`))),
      ),
  };
}

describe("stripping routes while climbers log on them", () => {
  test("stores each tap as a climb, and lists no stripped route on the wall", async () => {
    const { api, routes, climbers, startClimbs, request, listOnWall, listByIds } = await setUp();

    const earlierTaps = startClimbs();
    const stripping = request(routes, { strip: true });
    const responses = await Promise.all([...earlierTaps, ...startClimbs()]);

    expect(await (await stripping).json()).toMatchObject({ failed: [] });
    expect(new Set(sortStatuses(responses))).toEqual(new Set([201]));
    const logged = await Promise.all(
      climbers.map(({ fetch }) => readJson<Climb[]>(fetch("/api/climbs/me"))),
    );
    expect(logged.flat()).toHaveLength(responses.length);
    await expectConsistentActivities(api);
    expect(await listOnWall()).toEqual([]);
    expect((await listByIds(routes.map(({ id }) => id))).map(toStatusAndSends)).toEqual(
      routes.map(() => ["stripped", CLIMBERS * SENDS * 2]),
    );
  });

  test("loses no climb while the routes are restored and deleted", async () => {
    const { api, routes, startClimbs, request, changeOne, listOnWall } = await setUp();
    const [kept, deleted, stripped] = routes;
    if (!kept || !deleted || !stripped) throw new Error("The setup created too few routes");

    const taps = startClimbs();
    const stripAndRestore = async () => {
      const route = await changeOne(kept, { strip: true });
      return changeOne(route, { restore: true });
    };
    const [restored] = await Promise.all([
      stripAndRestore(),
      changeOne(stripped, { strip: true }),
      request([deleted], { delete: true }),
    ]);
    const responses = await Promise.all(taps);

    const { rows } = await api.db.execute(
      sql`select count(*)::int as climbs from climbs where route_id <> ${deleted.id}`,
    );
    expect(rows).toEqual([{ climbs: CLIMBERS * TAPS.length * 2 }]);
    const others = responses.filter(({ status }) => status !== 201);
    expect(new Set(sortStatuses(others)).difference(new Set([404]))).toEqual(new Set());
    await expectConsistentActivities(api);
    expect((await listOnWall()).map(({ id }) => id)).toEqual([restored.id]);
  });
});

describe("a tap that waits for the stripping of its route", () => {
  test.each([
    ["logs a climb within 168 hours", 167, { status: 201, climbs: 1 }],
    ["is rejected later", 169, { status: 409, climbs: 0 }],
  ])("%s", async (_case, hours, { status, climbs }) => {
    const { api, route, climbers, log } = await setUp();
    const [climber] = climbers;
    if (!climber) throw new Error("The setup created no climber");
    const stripped_at = new Date(Date.now() - hours * HOUR_MS).toISOString();

    const { pendingTap } = await api.db.transaction(async (tx) => {
      await tx.execute(sql`
        update routes set status = 'stripped', stripped_at = ${stripped_at} where id = ${route.id}`);
      const tap = log(climber, `add_send/${route.id}`);
      await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
      // The transaction would wait for a returned promise.
      return { pendingTap: tap };
    });

    expect((await pendingTap).status).toBe(status);
    expect(await readJson(climber.fetch("/api/climbs/me"))).toHaveLength(climbs);
    await expectConsistentActivities(api);
  });
});

const toStatusAndSends = ({ status, climb_count }: Route) => [status, climb_count];
