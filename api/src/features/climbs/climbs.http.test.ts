import type { Climb } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import {
  createTestApi,
  readJson,
  createJsonRequest,
  type TestApi,
  UNKNOWN_ID,
} from "../../testing/index.ts";

const getMinutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function setUp() {
  const api = await createTestApi();
  const route = await api.seed.route();
  const ann = await api.signIn();
  const log = (kind: "send" | "attempt", body: object = {}, routeId = route.id) =>
    ann.fetch(`/api/climbs/me/add_${kind}/${routeId}`, createJsonRequest("POST", body));
  const listOwnClimbs = (query = "") => readJson<Climb[]>(ann.fetch(`/api/climbs/me${query}`));
  return { api, route, ann, log, listOwnClimbs };
}

const readClimb = (response: Response) => readJson<Climb>(response);

describe("logging a climb", () => {
  test("returns a send with its activity", async () => {
    const { route, ann, log } = await setUp();

    const response = await log("send");

    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.any(String),
      route: route.id,
      user: ann.user.id,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      sent: true,
      activity: expect.any(String),
      flash: true,
      route_name: route.name,
      grade: route.grade,
    });
  });

  test("requires no body, and returns an attempt without activity", async () => {
    const { route, ann } = await setUp();

    const response = await ann.fetch(`/api/climbs/me/add_attempt/${route.id}`, { method: "POST" });

    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ sent: false, activity: null, flash: false });
  });

  test("is idempotent with a client-generated id", async () => {
    const { log, listOwnClimbs } = await setUp();
    const body = { id: uuidv7(), time: getMinutesAgo(60) };

    const first = await log("send", body);
    const repeated = await log("send", {
      ...body,
      id: body.id.toUpperCase(),
      time: getMinutesAgo(5),
    });

    expect([first.status, repeated.status]).toEqual([201, 200]);
    const climb = await readClimb(first);
    expect(climb).toMatchObject(body);
    expect(await readClimb(repeated)).toEqual(climb);
    expect(await listOwnClimbs()).toEqual([climb]);
  });

  test("rejects the id of another climb", async () => {
    const { api, route, log, listOwnClimbs } = await setUp();
    const climb = await readClimb(await log("send"));
    const other = await api.seed.route({ set_id: route.set_id });
    const bob = await api.signIn();
    const body = { id: climb.id };

    const rejected = [
      await log("attempt", body),
      await log("send", body, other.id),
      await bob.fetch(`/api/climbs/me/add_send/${route.id}`, createJsonRequest("POST", body)),
    ];

    for (const response of rejected) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ detail: "CONFLICT" });
    }
    expect(await listOwnClimbs()).toEqual([climb]);
  });

  test.each([6, 400 * 24 * 60])(
    "replaces a time that is %i minutes ahead with the current time",
    async (minutes) => {
      const { log } = await setUp();
      const startedAt = Date.now();

      for (const kind of ["send", "attempt"] as const) {
        const climb = await readClimb(await log(kind, { time: getMinutesAgo(-minutes) }));
        expect(Date.parse(climb.time)).toBeGreaterThanOrEqual(startedAt);
        expect(Date.parse(climb.time)).toBeLessThanOrEqual(Date.now());
      }
    },
  );

  test("rejects invalid times", async () => {
    const { log } = await setUp();

    for (const time of [getMinutesAgo(30 * 24 * 60 + 1), "yesterday", 7]) {
      const rejected = await log("send", { time });
      expect(rejected.status).toBe(422);
      expect(await rejected.json()).toMatchObject({ detail: [{ loc: ["body", "time"] }] });
    }
  });

  test.each(["send", "attempt"] as const)(
    "returns 404 for a %s on an unknown route",
    async (kind) => {
      const { log } = await setUp();

      for (const id of [UNKNOWN_ID, "7"]) {
        const response = await log(kind, {}, id);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
      }
    },
  );
});

describe("the climbs of the current user", () => {
  test("are sorted newest first, and can be filtered by since", async () => {
    const { api, route, log, listOwnClimbs } = await setUp();
    const middle = await readClimb(await log("send", { time: getMinutesAgo(30) }));
    const newest = await readClimb(await log("send", { time: getMinutesAgo(10) }));
    const oldest = await readClimb(await log("send", { time: getMinutesAgo(50) }));
    await api.seed.send({ user: (await api.seed.user()).id, route: route.id });

    expect(await listOwnClimbs()).toEqual([newest, { ...middle, flash: false }, oldest]);
    expect(await listOwnClimbs(`?since=${newest.time}`)).toEqual([newest]);
    expect(await listOwnClimbs("?since=0000-01-01T00:00:00Z")).toHaveLength(3);
  });

  test("are limited to the newest 20,000", async () => {
    const { api, route, ann, log, listOwnClimbs } = await setUp();
    await api.db.execute(sql`
      insert into climbs (id, route_id, user_id, sent, time)
      select gen_random_uuid(), ${route.id}, ${ann.user.id}, false, now() - number * interval '1 minute'
      from generate_series(1, 20000) number`);
    const newest = await readClimb(await log("attempt"));

    const climbs = await listOwnClimbs();

    expect(climbs).toHaveLength(20_000);
    expect(climbs[0]).toEqual(newest);
  });

  test.each([
    ["GET", "/api/climbs/me"],
    ["POST", `/api/climbs/me/add_send/${UNKNOWN_ID}`],
    ["POST", `/api/climbs/me/add_attempt/${UNKNOWN_ID}`],
    ["DELETE", `/api/climbs/me/${UNKNOWN_ID}`],
  ])("require a signed-in user: %s %s", async (method, path) => {
    const api = await createTestApi();

    expect((await api.fetch(path, { method })).status).toBe(401);
  });

  test("return 422 for an invalid since", async () => {
    const { ann } = await setUp();

    expect((await ann.fetch("/api/climbs/me?since=today")).status).toBe(422);
  });
});

describe("deleting a climb", () => {
  const remove = async (fetch: TestApi["fetch"], id: string) =>
    (await fetch(`/api/climbs/me/${id}`, { method: "DELETE" })).status;

  test("removes it and returns 404 the second time", async () => {
    const { ann, log, listOwnClimbs } = await setUp();
    const climb = await readClimb(await log("attempt"));

    expect(await remove(ann.fetch, climb.id)).toBe(204);
    expect(await listOwnClimbs()).toEqual([]);
    expect(await remove(ann.fetch, climb.id)).toBe(404);
    expect(await remove(ann.fetch, "7")).toBe(404);
  });

  test("returns 404 for another user's climb", async () => {
    const { api, log, listOwnClimbs } = await setUp();
    const climb = await readClimb(await log("send"));
    const bob = await api.signIn();

    expect(await remove(bob.fetch, climb.id)).toBe(404);
    expect(await listOwnClimbs()).toEqual([climb]);
  });
});
