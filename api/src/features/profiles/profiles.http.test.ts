import type { Climb } from "@topout/shared/contract";
import { profiles } from "@topout/shared/contract/server";
import { getTableColumns } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { users } from "../../database/schema.ts";
import { recordStatements } from "../../testing/record-statements.ts";
import { createTestApi, readJson, readProblem, type TestApi } from "../../testing/index.ts";

const getProfilePath = (username: string) => `/api/users/get_public/${username}`;
const getClimbsPath = (username: string) => `/api/users/get_climbs/${username}`;
const getStatsPath = (username: string) => `/api/users/get_stats/${username}`;

describe("a profile", () => {
  test("is public without the email, the admin role and the state of the account", async () => {
    const api = await createTestApi();
    const { id: home_gym } = await api.seed.gym();
    const user = await api.seed.user({
      username: "Ann.B",
      about: "Slabs",
      home_gym,
      cover_photo: "key",
      is_superuser: true,
    });

    const response = await api.fetchAnonymously(getProfilePath("aNN.b"));

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id: user.id,
      username: "Ann.B",
      route_setter: false,
      display_name: null,
      has_profile_photo: false,
      has_cover_photo: true,
      home_gym,
      about: "Slabs",
      profile_visible: true,
      send_visible: true,
      photo_key: null,
    });
  });

  test("selects and returns exactly the fields of PublicUser", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "ann" });
    const publicFields = Object.keys(profiles.get.response.shape);
    // The query reads the photo columns for has_profile_photo and has_cover_photo.
    const publicColumns = new Set([...publicFields, "profile_photo", "cover_photo"]);
    const privateColumns = new Set(Object.keys(getTableColumns(users))).difference(publicColumns);
    let response = new Response();

    const statements = await recordStatements(async () => {
      response = await api.fetchAnonymously(getProfilePath("ann"));
    });

    const sentFields = Object.keys(await readJson<object>(response));
    expect(sentFields.toSorted()).toEqual(publicFields.toSorted());
    const query = statements.find((text) => text.includes('from "users"')) ?? "";
    const selectedColumns = query.slice(0, query.indexOf(" from "));
    expect(selectedColumns).toContain('"username"');
    for (const column of privateColumns) expect(selectedColumns).not.toContain(`"${column}"`);
  });

  test.each([
    ["is unknown", "nobody"],
    ["has a space", "a b"],
    ["contains a NUL", "%00"],
    ["is a parent folder", "%2e%2e"],
    ["is too long", "a".repeat(31)],
    ["is far too long", "a".repeat(9_000)],
  ])("returns 404 for a username that %s", async (_title, name) => {
    const api = await createTestApi();

    for (const path of [getProfilePath(name), getClimbsPath(name), getStatsPath(name)]) {
      expect(await readProblem(await api.fetch(path))).toMatchObject({
        status: 404,
        detail: "NOT_FOUND",
      });
    }
  });
});

describe("a climber's climbs", () => {
  const listClimbs = (api: TestApi, username: string) =>
    readJson<Climb[]>(api.fetch(getClimbsPath(username)));

  test("are the climber's sends and attempts, newest first", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const ann = await api.seed.user({ username: "ann" });
    const createClimb = (day: number) => ({
      user: ann.id,
      route: route.id,
      time: new Date(Date.UTC(2026, 0, day)),
    });
    const climbs = [
      await api.seed.send(createClimb(2)),
      await api.seed.attempt(createClimb(3)),
      await api.seed.send(createClimb(1)),
    ];
    await api.seed.send({ user: (await api.seed.user()).id, route: route.id });

    // The send that was stored last is the earliest.
    const repeat = { ...climbs[0], flash: false };
    expect(await listClimbs(api, "ANN")).toEqual([climbs[1], repeat, climbs[2]]);
  });

  test("can be read in pages", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const ann = await api.seed.user({ username: "ann" });
    const ids: string[] = [];
    for (const day of [5, 4, 3, 2, 1]) {
      const time = new Date(Date.UTC(2026, 0, day));
      ids.push((await api.seed.attempt({ user: ann.id, route: route.id, time })).id);
    }
    const readIds = async (query: string) =>
      (await readJson<Climb[]>(api.fetch(`${getClimbsPath("ann")}?${query}`))).map(({ id }) => id);

    expect(await readIds("limit=2")).toEqual(ids.slice(0, 2));
    expect(await readIds("limit=2&before=2026-01-04T00:00:00Z")).toEqual(ids.slice(2, 4));
    expect(await readIds("before=2026-01-02T00:00:00%2B00:00")).toEqual(ids.slice(4));
  });

  test.each(["limit=0", "limit=20001", "limit=x", "before=2026"])(
    "reject %s with 422",
    async (query) => {
      const api = await createTestApi();
      await api.seed.user({ username: "ann" });

      expect((await api.fetch(`${getClimbsPath("ann")}?${query}`)).status).toBe(422);
    },
  );

  test("are empty without climbs", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "ann" });

    expect(await listClimbs(api, "ann")).toEqual([]);
  });

  test("return 304 until they change", async () => {
    const api = await createTestApi();
    const ann = await api.seed.user({ username: "ann" });
    const etag = (await api.fetch(getClimbsPath("ann"))).headers.get("etag") ?? "";
    const getStatus = async () =>
      (await api.fetch(getClimbsPath("ann"), { headers: { "if-none-match": etag } })).status;

    expect(await getStatus()).toBe(304);
    await api.seed.send({ user: ann.id });
    expect(await getStatus()).toBe(200);
  });
});
