import type { Climb } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { createTestApi, sendJson, type TestApi } from "../../testing/index.ts";

const unknown = "0192f0c1-7a00-7000-8000-000000000404";
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function setOut() {
  const api = await createTestApi();
  const route = await api.given.route();
  const ann = await api.signIn();
  const log = (kind: "send" | "attempt", body: object = {}, routeId = route.id) =>
    ann.fetch(`/api/climbs/me/add_${kind}/${routeId}`, sendJson("POST", body));
  const mine = async (query = "") =>
    (await (await ann.fetch(`/api/climbs/me${query}`)).json()) as Climb[];
  return { api, route, ann, log, mine };
}

const climbOf = async (response: Response) => (await response.json()) as Climb;

describe("logging a climb", () => {
  test("answers 201 with it: a send belongs to an activity", async () => {
    const { route, ann, log } = await setOut();

    const response = await log("send");

    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.any(String),
      route: route.id,
      user: ann.user.id,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      sent: true,
      activity: expect.any(String),
    });
  });

  test("needs no body, and an attempt belongs to no activity", async () => {
    const { route, ann } = await setOut();

    const response = await ann.fetch(`/api/climbs/me/add_attempt/${route.id}`, { method: "POST" });

    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ sent: false, activity: null });
  });

  test("by an id that the client made is done once, however often it is told", async () => {
    const { log, mine } = await setOut();
    const body = { id: uuidv7(), time: minutesAgo(60) };

    const first = await log("send", body);
    const again = await log("send", { ...body, id: body.id.toUpperCase(), time: minutesAgo(5) });

    expect([first.status, again.status]).toEqual([201, 200]);
    const climb = await climbOf(first);
    expect(climb).toMatchObject(body);
    expect(await climbOf(again)).toEqual(climb);
    expect(await mine()).toEqual([climb]);
  });

  test("refuses an id that stands for something else", async () => {
    const { api, route, log, mine } = await setOut();
    const climb = await climbOf(await log("send"));
    const other = await api.given.route({ set_id: route.set_id });
    const bob = await api.signIn();
    const body = { id: climb.id };

    const refused = [
      await log("attempt", body),
      await log("send", body, other.id),
      await bob.fetch(`/api/climbs/me/add_send/${route.id}`, sendJson("POST", body)),
    ];

    for (const response of refused) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ detail: "CONFLICT" });
    }
    expect(await mine()).toEqual([climb]);
  });

  test("believes a clock a little ahead to mean now, and no more", async () => {
    const { log } = await setOut();

    const ahead = await climbOf(await log("attempt", { time: minutesAgo(-4) }));

    expect(Date.parse(ahead.time)).toBeLessThanOrEqual(Date.now());
    for (const time of [minutesAgo(-6), minutesAgo(30 * 24 * 60 + 1), "yesterday", 7]) {
      const refused = await log("send", { time });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ detail: [{ loc: ["body", "time"] }] });
    }
  });

  test.each(["send", "attempt"] as const)(
    "is 404 for a %s of a route that is not there",
    async (kind) => {
      const { log } = await setOut();

      for (const id of [unknown, "7"]) {
        const response = await log(kind, {}, id);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
      }
    },
  );
});

describe("one's own climbs", () => {
  test("come newest first, and from a moment on where one is named", async () => {
    const { api, route, log, mine } = await setOut();
    await log("send", { time: minutesAgo(30) });
    const newest = await climbOf(await log("attempt", { time: minutesAgo(10) }));
    const oldest = await climbOf(await log("attempt", { time: minutesAgo(50) }));
    await api.given.send({ user: (await api.given.user()).id, route: route.id });

    expect((await mine()).map(({ time }) => time)).toEqual(
      (await mine())
        .map(({ time }) => time)
        .toSorted()
        .toReversed(),
    );
    expect((await mine()).at(-1)).toEqual(oldest);
    expect(await mine(`?since=${newest.time}`)).toEqual([newest]);
    expect(await mine("?since=0000-01-01T00:00:00Z")).toHaveLength(3);
  });

  test("are the 20,000 newest, where there are more", async () => {
    const { api, route, ann, log, mine } = await setOut();
    await api.db.execute(sql`
      insert into climbs (id, route_id, user_id, sent, time)
      select gen_random_uuid(), ${route.id}, ${ann.user.id}, false, now() - number * interval '1 minute'
      from generate_series(1, 20000) number`);
    const newest = await climbOf(await log("attempt"));

    const listed = await mine();

    expect(listed).toHaveLength(20_000);
    expect(listed[0]).toEqual(newest);
  });

  test.each([
    ["GET", "/api/climbs/me"],
    ["POST", `/api/climbs/me/add_send/${unknown}`],
    ["POST", `/api/climbs/me/add_attempt/${unknown}`],
    ["DELETE", `/api/climbs/me/${unknown}`],
  ])("are for who is logged in: %s %s", async (method, path) => {
    const api = await createTestApi();

    expect((await api.fetch(path, { method })).status).toBe(401);
  });

  test("answer 422 for a moment that is none", async () => {
    const { ann } = await setOut();

    expect((await ann.fetch("/api/climbs/me?since=today")).status).toBe(422);
  });
});

describe("taking a climb back", () => {
  const remove = async (fetch: TestApi["fetch"], id: string) =>
    (await fetch(`/api/climbs/me/${id}`, { method: "DELETE" })).status;

  test("removes it, once", async () => {
    const { ann, log, mine } = await setOut();
    const climb = await climbOf(await log("attempt"));

    expect(await remove(ann.fetch, climb.id)).toBe(204);
    expect(await mine()).toEqual([]);
    expect(await remove(ann.fetch, climb.id)).toBe(404);
    expect(await remove(ann.fetch, "7")).toBe(404);
  });

  test("is 404 for another's", async () => {
    const { api, log, mine } = await setOut();
    const climb = await climbOf(await log("send"));
    const bob = await api.signIn();

    expect(await remove(bob.fetch, climb.id)).toBe(404);
    expect(await mine()).toEqual([climb]);
  });
});
