import type { Climb } from "@topout/shared/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { gyms } from "../../database/schema.ts";
import {
  createJsonRequest,
  readDetail,
  readJson,
  readProblem,
  UNKNOWN_ID,
} from "../../testing/index.ts";
import { setUpRouteStatus } from "./testing/set-up-route-status.ts";

const HOUR_MS = 60 * 60_000;

describe("a stripped route", () => {
  test.each(["add_send", "add_attempt"])("accepts %s for 168 hours", async (call) => {
    const { api, route, changeOne, setStrippedAt } = await setUpRouteStatus();
    await changeOne(route, { strip: true });
    const { fetch } = await api.signIn();
    const log = () => fetch(`/api/climbs/me/${call}/${route.id}`, { method: "POST" });

    await setStrippedAt(new Date(Date.now() - 167 * HOUR_MS));
    expect((await log()).status).toBe(201);
    await setStrippedAt(new Date(Date.now() - 169 * HOUR_MS));
    const rejected = await log();
    expect(rejected.status).toBe(409);
    expect(await readDetail(rejected)).toBe("ROUTE_STRIPPED");
  });

  test("names itself and its dates in the time zone of the gym when it is too late", async () => {
    const { api, route, gym, changeOne, setStrippedAt } = await setUpRouteStatus();
    await changeOne(route, { strip: true });
    await api.db.update(gyms).set({ time_zone: "Pacific/Auckland" }).where(eq(gyms.id, gym.id));
    await setStrippedAt(new Date("2025-01-02T11:00:00.000Z"));
    const { fetch } = await api.signIn();
    const readMessage = async (path: string) =>
      (await readProblem(await fetch(`/api/${path}/${route.id}`, { method: "POST" }))).message;
    const message = "P1 came down on 3 Jan. Climbs could be logged until 10 Jan.";

    expect(await readMessage("climbs/me/add_send")).toBe(message);
    expect(await readMessage("projects/me")).toBe(message);
  });

  test("accepts a climb of before the stripping for 30 days, and repeats its response", async () => {
    const { api, route, changeOne, setStrippedAt } = await setUpRouteStatus();
    await changeOne(route, { strip: true });
    await setStrippedAt(new Date(Date.now() - 20 * 24 * HOUR_MS));
    const { fetch } = await api.signIn();
    const time = new Date(Date.now() - 21 * 24 * HOUR_MS).toISOString();
    const log = () =>
      fetch(
        `/api/climbs/me/add_send/${route.id}`,
        createJsonRequest("POST", { id: UNKNOWN_ID, time }),
      );

    const climb = await readJson<Climb>(log());
    expect(climb).toMatchObject({ id: UNKNOWN_ID, time });
    await setStrippedAt(new Date(Date.now() - 40 * 24 * HOUR_MS));
    expect(await readJson<Climb>(log())).toEqual(climb);
  });

  test("can become a project for 168 hours, and stays one", async () => {
    const { api, route, changeOne, setStrippedAt } = await setUpRouteStatus();
    await changeOne(route, { strip: true });
    const [ann, bob] = [await api.signIn(), await api.signIn()];
    const add = (climber: typeof ann) =>
      climber.fetch(`/api/projects/me/${route.id}`, { method: "POST" });
    expect((await add(ann)).status).toBe(204);

    await setStrippedAt(new Date(Date.now() - 169 * HOUR_MS));

    expect((await add(ann)).status).toBe(204);
    const rejected = await add(bob);
    expect(rejected.status).toBe(409);
    expect(await readDetail(rejected)).toBe("ROUTE_STRIPPED");
    expect(await readJson(bob.fetch("/api/projects/me"))).toEqual([]);
    expect(await readJson(ann.fetch("/api/projects/me"))).toEqual([route.id]);
  });
});

describe("a single route", () => {
  test("names its setter, unless the profile is hidden from the reader", async () => {
    const { api, route, readRoute, fetch } = await setUpRouteStatus();
    expect(await readRoute()).toMatchObject({ ...route, setter: { id: expect.any(String) } });

    await fetch("/api/users/me", createJsonRequest("PATCH", { profile_visible: false }));

    expect(await readRoute()).toMatchObject({ setter: null });
    expect(await readJson(fetch(`/api/routes/${route.id}`))).toMatchObject({
      setter: { has_profile_photo: false },
    });
    expect((await api.fetchAnonymously(`/api/routes/${UNKNOWN_ID}`)).status).toBe(404);
  });

  test("of an unknown setter has none", async () => {
    const { api } = await setUpRouteStatus();
    const { id } = await api.seed.route();

    expect(await readJson(api.fetchAnonymously(`/api/routes/${id}`))).toMatchObject({
      setter: null,
    });
  });
});
