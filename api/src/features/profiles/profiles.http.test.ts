import { type Climb, profiles } from "@topout/shared/contract";
import { getTableColumns } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { users } from "../../database/schema.ts";
import { statementsOf } from "../../testing/count-work.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";

const problem = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
});

const profilePath = (username: string) => `/api/users/get_public/${username}`;
const climbsPath = (username: string) => `/api/users/get_climbs/${username}`;

describe("a profile", () => {
  test("shows everybody what is public, and no address, role or state of the account", async () => {
    const api = await createTestApi();
    const { id: home_gym } = await api.given.gym();
    const user = await api.given.user({
      username: "Ann.B",
      about: "Slabs",
      home_gym,
      cover_photo: "key",
      is_superuser: true,
    });

    const response = await api.anonymously(profilePath("aNN.b"));

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

  test("selects and sends exactly the fields of PublicUser", async () => {
    const api = await createTestApi();
    await api.given.user({ username: "ann" });
    const publicFields = Object.keys(profiles.get.response.shape);
    // The keys of the photos are selected as has_profile_photo and has_cover_photo.
    const publicColumns = new Set([...publicFields, "profile_photo", "cover_photo"]);
    const privateColumns = new Set(Object.keys(getTableColumns(users))).difference(publicColumns);
    let response = new Response();

    const statements = await statementsOf(async () => {
      response = await api.anonymously(profilePath("ann"));
    });

    const sentFields = Object.keys((await response.json()) as object);
    expect(sentFields.toSorted()).toEqual(publicFields.toSorted());
    const query = statements.find((text) => text.includes('from "users"')) ?? "";
    const selected = query.slice(0, query.indexOf(" from "));
    expect(selected).toContain('"username"');
    for (const column of privateColumns) expect(selected).not.toContain(`"${column}"`);
  });

  test.each([
    ["nobody has", "nobody"],
    ["has a space", "a b"],
    ["holds a NUL", "%00"],
    ["leads out of a folder", "%2e%2e"],
    ["is too long", "a".repeat(31)],
    ["is far too long", "a".repeat(9_000)],
  ])("is not found under a name that %s", async (_what, name) => {
    const api = await createTestApi();

    for (const path of [profilePath(name), climbsPath(name)]) {
      expect(await problem(await api.fetch(path))).toMatchObject({
        status: 404,
        detail: "NOT_FOUND",
      });
    }
  });
});

describe("a climber's climbs", () => {
  const listed = async (api: TestApi, username: string) =>
    (await (await api.fetch(climbsPath(username))).json()) as Climb[];

  test("are sends and attempts, newest first, and nobody else's", async () => {
    const api = await createTestApi();
    const route = await api.given.route();
    const ann = await api.given.user({ username: "ann" });
    const on = (day: number) => ({
      user: ann.id,
      route: route.id,
      time: new Date(Date.UTC(2026, 0, day)),
    });
    const climbs = [
      await api.given.send(on(2)),
      await api.given.attempt(on(3)),
      await api.given.send(on(1)),
    ];
    await api.given.send({ user: (await api.given.user()).id, route: route.id });

    expect(await listed(api, "ANN")).toEqual([climbs[1], climbs[0], climbs[2]]);
  });

  test("are none for who has none", async () => {
    const api = await createTestApi();
    await api.given.user({ username: "ann" });

    expect(await listed(api, "ann")).toEqual([]);
  });

  test("are answered with 304 to who has them, until there is another", async () => {
    const api = await createTestApi();
    const ann = await api.given.user({ username: "ann" });
    const etag = (await api.fetch(climbsPath("ann"))).headers.get("etag") ?? "";
    const ask = async () =>
      (await api.fetch(climbsPath("ann"), { headers: { "if-none-match": etag } })).status;

    expect(await ask()).toBe(304);
    await api.given.send({ user: ann.id });
    expect(await ask()).toBe(200);
  });
});

describe("a username", () => {
  const isFree = async (fetch: TestApi["fetch"], name: string) => {
    const response = await fetch(`/api/users/valid_user_name/${encodeURIComponent(name)}`);
    return [response.status, await response.json()];
  };

  test("is free until somebody has it, whatever its case", async () => {
    const api = await createTestApi();
    await api.given.user({ username: "Ann" });

    expect(await isFree(api.anonymously, "ann-2")).toEqual([200, true]);
    expect(await isFree(api.anonymously, "aNN")).toEqual([200, false]);
  });

  test("is free to its owner, and not to anybody else who is signed in", async () => {
    const api = await createTestApi();
    const ann = await api.signIn({ username: "ann" });
    const bob = await api.signIn({ username: "bob" });

    expect(await isFree(ann.fetch, "ANN")).toEqual([200, true]);
    expect(await isFree(bob.fetch, "ann")).toEqual([200, false]);
  });

  test("may be looked up so many times a minute from one address", async () => {
    const api = await createTestApi({
      config: { limits: { ...DEFAULT_LIMITS, nameLookUpsPerAddress: 2 } },
    });
    for (const name of ["ann", "bob"]) await isFree(api.anonymously, name);

    const response = await api.fetch("/api/users/valid_user_name/cleo");

    expect(await problem(response)).toMatchObject({ status: 429, detail: "RATE_LIMITED" });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test.each([
    ["is a space", " "],
    ["has a space", "a b"],
    ["begins with a sign", "-ann"],
    ["has more than ASCII", "ä"],
    ["has a slash", "a/b"],
    ["holds a NUL", "a\0b"],
    ["is too long", "a".repeat(31)],
    ["is far too long", "a".repeat(9_000)],
  ])("that %s is not free", async (_what, name) => {
    const api = await createTestApi();

    expect(await isFree(api.anonymously, name)).toEqual([200, false]);
  });
});
