import type { ScreenRoute } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { createWallSummary } from "./create-wall-summary.ts";

const TODAY = "2026-11-26";

const createRoute = (id: string, values: Partial<ScreenRoute> = {}): ScreenRoute => ({
  id,
  name: id,
  location: "Slab",
  x: 0,
  y: 0,
  circuit_id: "red",
  color: "red",
  published_at: "2026-01-01T12:00:00Z",
  leaves_on: null,
  ...values,
});

const summarize = (routes: ScreenRoute[], timeZone: string | null = null) =>
  createWallSummary(routes, { timeZone, today: TODAY });

test("what went up in the last seven days is new, since the date of the gym", () => {
  const { newRoutes, newIds } = summarize(
    [
      createRoute("old"),
      createRoute("a", { published_at: "2026-11-25T12:00:00Z", location: "Cave" }),
      createRoute("b", { published_at: "2026-11-23T23:30:00Z" }),
      createRoute("c", { published_at: "2026-11-25T12:00:00Z" }),
    ],
    "Europe/Paris",
  );

  expect(newRoutes).toMatchObject({ count: 3, since: "2026-11-24" });
  expect(newRoutes?.areas.map(({ location, routes }) => [location, routes.length])).toEqual([
    ["Slab", 2],
    ["Cave", 1],
  ]);
  expect([...newIds]).toEqual(["a", "b", "c"]);
});

test("only the routes of the next announced day leave, and a passed day is none", () => {
  const { leavingRoutes } = summarize([
    createRoute("passed", { leaves_on: "2026-11-25" }),
    createRoute("later", { leaves_on: "2026-12-08" }),
    createRoute("next", { leaves_on: "2026-12-01" }),
  ]);

  expect(leavingRoutes).toMatchObject({ count: 1, day: { date: "2026-12-01", daysLeft: 5 } });
});

test("without news, there is neither", () => {
  expect(summarize([createRoute("old")])).toMatchObject({
    newRoutes: undefined,
    leavingRoutes: undefined,
  });
});
