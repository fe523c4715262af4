import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { routes as routeTable } from "../../database/schema.ts";
import { setUpRouteStatus } from "./testing/set-up-route-status.ts";

const HOUR_MS = 60 * 60_000;

describe("restoring a route", () => {
  test("puts it into the current set of its circuit", async () => {
    const { api, circuit, route, changeOne, listOnWall } = await setUpRouteStatus();
    const stripped = await changeOne(route, { strip: true });
    const newSet = await api.seed.set({
      circuit_id: circuit.id,
      date: new Date(Date.now() + HOUR_MS),
    });

    const restored = await changeOne(stripped, { restore: true });

    expect(restored).toEqual({ ...route, set_id: newSet.id, version: 3 });
    expect(await listOnWall()).toEqual([restored]);
  });

  test("changes nothing if the route is live", async () => {
    const { route, changeOne } = await setUpRouteStatus();

    expect(await changeOne(route, { restore: true })).toEqual(route);
  });

  test("keeps an announced day unless it is over", async () => {
    const { api, route, changeOne } = await setUpRouteStatus();
    const announced = await changeOne(route, { leaves_on: "2999-12-01" });
    const first = await changeOne(announced, { strip: true });
    const restored = await changeOne(first, { restore: true });
    expect(restored.leaves_on).toBe("2999-12-01");

    const second = await changeOne(restored, { strip: true });
    await api.db
      .update(routeTable)
      .set({ leaves_on: "2026-01-01" })
      .where(eq(routeTable.id, route.id));
    expect((await changeOne(second, { restore: true })).leaves_on).toBeNull();
  });

  test("reports a full wall", async () => {
    const { route, changeOne, change, fillWall } = await setUpRouteStatus();
    const stripped = await changeOne(route, { strip: true });
    await fillWall(5_000);

    expect((await change(stripped, { restore: true })).failed).toMatchObject([
      { code: "LIMIT_REACHED" },
    ]);
  });
});
