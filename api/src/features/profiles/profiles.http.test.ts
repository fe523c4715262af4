import { type Climb, profiles } from "@topout/shared/contract";
import { getTableColumns } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { users } from "../../database/schema.ts";
import { recordStatements } from "../../testing/record-statements.ts";
import { createTestApi, readJson, type TestApi } from "../../testing/index.ts";

const readProblem = async (response: Response) => ({
  status: response.status,
  ...(await readJson<object>(response)),
});

const profilePath = (username: string) => `/api/users/get_public/${username}`;
const climbsPath = (username: string) => `/api/users/get_climbs/${username}`;

describe("a profile", () => {
  test("is public without email, roles and state of the account", async () => {
    const api = await createTestApi();
    const { id: home_gym } = await api.seed.gym();
    const user = await api.seed.user({
      username: "Ann.B",
      about: "Slabs",
      home_gym,
      cover_photo: "key",
      is_superuser: true,
    });

    const response = await api.fetchAnonymously(profilePath("aNN.b"));

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id: user.id,
      username: "Ann.B",
      route_setter: false,
      has_profile_photo: false,
      has_cover_photo: true,
      home_gym,
      about: "Slabs",
      profile_visible: true,
      send_visible: true,
    });
  });

  test("selects and returns exactly the fields of PublicUser", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "ann" });
    const publicFields = Object.keys(profiles.get.response.shape);
    // The keys of the photos are selected as has_profile_photo and has_cover_photo.
    const publicColumns = new Set([...publicFields, "profile_photo", "cover_photo"]);
    const privateColumns = new Set(Object.keys(getTableColumns(users))).difference(publicColumns);
    let response = new Response();

    const statements = await recordStatements(async () => {
      response = await api.fetchAnonymously(profilePath("ann"));
    });

    const sentFields = Object.keys(await readJson<object>(response));
    expect(sentFields.toSorted()).toEqual(publicFields.toSorted());
    const query = statements.find((text) => text.includes('from "users"')) ?? "";
    const selected = query.slice(0, query.indexOf(" from "));
    expect(selected).toContain('"username"');
    for (const column of privateColumns) expect(selected).not.toContain(`"${column}"`);
  });

  test.each([
    ["is unknown", "nobody"],
    ["has a space", "a b"],
    ["contains a NUL", "%00"],
    ["is a parent folder", "%2e%2e"],
    ["is too long", "a".repeat(31)],
    ["is far too long", "a".repeat(9_000)],
  ])("returns 404 for a username that %s", async (_label, name) => {
    const api = await createTestApi();

    for (const path of [profilePath(name), climbsPath(name)]) {
      expect(await readProblem(await api.fetch(path))).toMatchObject({
        status: 404,
        detail: "NOT_FOUND",
      });
    }
  });
});

describe("a climber's climbs", () => {
  const listClimbs = (api: TestApi, username: string) =>
    readJson<Climb[]>(api.fetch(climbsPath(username)));

  test("are the climber's sends and attempts, newest first", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const ann = await api.seed.user({ username: "ann" });
    const onDay = (day: number) => ({
      user: ann.id,
      route: route.id,
      time: new Date(Date.UTC(2026, 0, day)),
    });
    const climbs = [
      await api.seed.send(onDay(2)),
      await api.seed.attempt(onDay(3)),
      await api.seed.send(onDay(1)),
    ];
    await api.seed.send({ user: (await api.seed.user()).id, route: route.id });

    expect(await listClimbs(api, "ANN")).toEqual([climbs[1], climbs[0], climbs[2]]);
  });

  test("are empty without climbs", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "ann" });

    expect(await listClimbs(api, "ann")).toEqual([]);
  });

  test("return 304 until they change", async () => {
    const api = await createTestApi();
    const ann = await api.seed.user({ username: "ann" });
    const etag = (await api.fetch(climbsPath("ann"))).headers.get("etag") ?? "";
    const getStatus = async () =>
      (await api.fetch(climbsPath("ann"), { headers: { "if-none-match": etag } })).status;

    expect(await getStatus()).toBe(304);
    await api.seed.send({ user: ann.id });
    expect(await getStatus()).toBe(200);
  });
});

describe("a username", () => {
  const isAvailable = async (fetch: TestApi["fetch"], name: string) => {
    const response = await fetch(`/api/users/valid_user_name/${encodeURIComponent(name)}`);
    return [response.status, await response.json()];
  };

  test("is available until a user has it, ignoring case", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "Ann" });

    expect(await isAvailable(api.fetchAnonymously, "ann-2")).toEqual([200, true]);
    expect(await isAvailable(api.fetchAnonymously, "aNN")).toEqual([200, false]);
  });

  test("is available to its owner, and to no other user", async () => {
    const api = await createTestApi();
    const ann = await api.signIn({ username: "ann" });
    const bob = await api.signIn({ username: "bob" });

    expect(await isAvailable(ann.fetch, "ANN")).toEqual([200, true]);
    expect(await isAvailable(bob.fetch, "ann")).toEqual([200, false]);
  });

  test("can be checked a limited number of times per address", async () => {
    const api = await createTestApi({
      config: { limits: { ...DEFAULT_LIMITS, nameLookUpsPerAddress: 2 } },
    });
    for (const name of ["ann", "bob"]) await isAvailable(api.fetchAnonymously, name);

    const response = await api.fetch("/api/users/valid_user_name/cleo");

    expect(await readProblem(response)).toMatchObject({ status: 429, detail: "RATE_LIMITED" });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test.each([
    ["is a space", " "],
    ["has a space", "a b"],
    ["starts with a hyphen", "-ann"],
    ["has a non-ASCII letter", "ä"],
    ["has a slash", "a/b"],
    ["contains a NUL", "a\0b"],
    ["is too long", "a".repeat(31)],
    ["is far too long", "a".repeat(9_000)],
  ])("is not available if it %s", async (_label, name) => {
    const api = await createTestApi();

    expect(await isAvailable(api.fetchAnonymously, name)).toEqual([200, false]);
  });
});
