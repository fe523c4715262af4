import { describe, expect, test } from "vitest";

import { resetStrips } from "../../database/schema.ts";
import { UNKNOWN_ID } from "../../testing/index.ts";
import { setUpClimbs } from "./testing/set-up-climbs.ts";
import { setUpInsights } from "./testing/set-up-insights.ts";

const HIDDEN = { flash_rate: null, tries_per_send: null };

describe("the insights of a gym", () => {
  test("describe each route on the wall, but no fewer than three climbers", async () => {
    const { easy, range, recent, ungraded, daysAgo, read } = await setUpClimbs();

    const { routes: list } = await read();

    expect(list).toEqual([
      {
        route: easy.id,
        sends: 4,
        climbers: 3,
        flash_rate: 1 / 3,
        tries_per_send: 2,
        first_send_days: 1,
        last_touched: daysAgo(15).toISOString(),
        is_untouched: true,
      },
      {
        route: range.id,
        sends: 1,
        climbers: null,
        ...HIDDEN,
        first_send_days: null,
        last_touched: null,
        is_untouched: false,
      },
      {
        route: recent.id,
        sends: 2,
        climbers: 3,
        // Two of the three have sent it.
        ...HIDDEN,
        first_send_days: null,
        last_touched: daysAgo(1).toISOString(),
        is_untouched: false,
      },
      {
        route: ungraded.id,
        sends: 0,
        climbers: null,
        ...HIDDEN,
        first_send_days: null,
        last_touched: null,
        is_untouched: true,
      },
    ]);
  });

  test("describe each grade, also if no single route has three climbers, each area and the wall", async () => {
    const { read } = await setUpClimbs();

    const { pyramid, areas, total } = await read();

    expect(pyramid).toEqual([
      { grade: "V0", routes: 1, target: 2, flash_rate: 1 / 3, tries_per_send: 2 },
      { grade: "V1", routes: 2, target: 3, flash_rate: 2 / 3, tries_per_send: 4 / 3 },
      { grade: "V2", routes: 0, target: null, ...HIDDEN },
    ]);
    expect(areas).toEqual([
      { code: null, name: "Cave", reset_weeks: 4, routes: 2 },
      { code: null, name: "Slab", reset_weeks: 1, routes: 2 },
    ]);
    expect(total).toEqual({
      routes: 4,
      climbers: 4,
      flash_rate: 3 / 6,
      tries_per_send: 10 / 6,
      first_send_days: 8,
      untouched: 2,
    });
  });

  test("can be those since a day, for which earlier attempts count as tries", async () => {
    const { daysAgo, read } = await setUpClimbs();

    const { routes: list, pyramid, total } = await read(`since=${daysAgo(16).toISOString()}`);

    // Of the first route, the repeat of 15 days ago and the send of 16 days ago with its three tries remain.
    expect(list[0]).toMatchObject({ sends: 2, climbers: null, ...HIDDEN, first_send_days: 1 });
    expect(pyramid[0]).toMatchObject({ grade: "V0", routes: 1, ...HIDDEN });
    expect(total).toMatchObject({ climbers: 4, flash_rate: 2 / 4, tries_per_send: 7 / 4 });
  });

  test("start at the beginning of the day of `since` in the gym's time zone", async () => {
    const { api, black, createRoute, read } = await setUpInsights();
    const route = await createRoute({ set_id: black.set.id, up: 90 });
    const { id: user } = await api.seed.user();
    for (const time of ["2026-06-01T23:59:59Z", "2026-06-02T00:00:00Z"]) {
      await api.seed.send({ user, route: route.id, time: new Date(time) });
    }

    const [{ sends } = {}] = (await read("since=2026-06-02T12:00:00Z")).routes;

    expect(sends).toBe(1);
  });

  test("can be those of a circuit or an area", async () => {
    const { black, easy, range, recent, ungraded, read } = await setUpClimbs();
    const listIds = async (query: string) => (await read(query)).routes.map(({ route }) => route);

    expect(await listIds(`circuit_id=${black.id}`)).toEqual([recent.id, ungraded.id]);
    expect(await listIds("area=cave")).toEqual([easy.id, range.id]);
    expect(await listIds(`area=Cave&circuit_id=${black.id}`)).toEqual([]);
    const { areas, total } = await read("area=Cave");
    expect(areas).toContainEqual({ code: null, name: "Slab", reset_weeks: null, routes: 0 });
    expect(total).toMatchObject({ routes: 2, climbers: 3 });
  });

  test("show the wall as it will be after a reset", async () => {
    const { api, gym, pink, easy, range, recent, ungraded, read } = await setUpClimbs();
    const reset = await api.seed.reset({ gym_id: gym.id });
    await api.db.insert(resetStrips).values({ reset_id: reset.id, route_id: easy.id });
    const rank = { grade_min: 1, grade_max: 1 };
    const added = await api.seed.draft({ reset_id: reset.id, circuit_id: pink.id, ...rank });

    const after = await read(`reset_id=${reset.id}`);

    const ids = after.routes.map(({ route }) => route);
    expect(new Set(ids)).toEqual(new Set([range.id, recent.id, ungraded.id, added.id]));
    expect(after.pyramid.map((row) => row.routes)).toEqual([0, 3, 0]);
    expect(after.areas).toContainEqual({ code: null, name: "Cave", reset_weeks: 0, routes: 2 });
    expect(after.total.untouched).toBe(1);
    expect((await read()).total.routes).toBe(4);
  });

  test("of a gym without routes, climbs and scale are empty", async () => {
    const { api } = await setUpInsights();
    const { id } = await api.seed.gym();
    const { fetch } = await api.signIn({ route_setter: true });

    const response = await fetch(`/api/gyms/${id}/insights`);

    expect(await response.json()).toEqual({
      routes: [],
      pyramid: [],
      areas: [],
      total: { routes: 0, climbers: null, ...HIDDEN, first_send_days: null, untouched: 0 },
    });
  });

  test("are only for setters of the gym, and only with a reset of the gym", async () => {
    const { api, gym, setter } = await setUpInsights();
    const path = `/api/gyms/${gym.id}/insights`;
    const stranger = await api.signIn();
    await api.seed.member({ user_id: stranger.user.id });
    const otherReset = await api.seed.reset();

    expect((await api.fetchAnonymously(path)).status).toBe(401);
    expect((await stranger.fetch(path)).status).toBe(403);
    expect((await setter.fetch(`${path}?reset_id=${otherReset.id}`)).status).toBe(404);
    expect((await setter.fetch(`${path}?reset_id=${UNKNOWN_ID}`)).status).toBe(404);
    const { fetch } = await api.signIn({ route_setter: true });
    expect((await fetch(`/api/gyms/${UNKNOWN_ID}/insights`)).status).toBe(404);
  });
});
