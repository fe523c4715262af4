import type { PublicUser, User } from "@topout/shared/contract";
import { afterEach, describe, expect, test, vi } from "vitest";

import { createJsonRequest, createTestApi, readJson, type TestApi } from "../../testing/index.ts";

const HOUR_MS = 60 * 60_000;

afterEach(() => void vi.useRealTimers());

/** A user with a hidden profile and photos, and the key of the photos. */
async function setUp() {
  // The key changes each hour.
  vi.useFakeTimers({ toFake: ["Date"] });
  const api = await createTestApi();
  const owner = await api.signIn({
    username: "ann",
    profile_visible: false,
    profile_photo: await api.seed.storeImage(),
    cover_photo: await api.seed.storeImage(),
  });
  const { photo_key } = await readJson<User>(owner.fetch("/api/users/me"));
  const key = photo_key ?? "";
  /** The statuses of the profile photo and of the cover photo. */
  const load = async (query = "", fetch: TestApi["fetch"] = api.fetchAnonymously) =>
    Promise.all(
      ["profile_photo", "cover_photo"].map(
        async (path) => (await fetch(`/api/${path}/${owner.user.id}${query}`)).status,
      ),
    );
  return { api, owner, key, load };
}

const setVisible = ({ owner }: Awaited<ReturnType<typeof setUp>>, profile_visible: boolean) =>
  readJson<User>(owner.fetch("/api/users/me", createJsonRequest("PATCH", { profile_visible })));

describe("the photos of a hidden profile", () => {
  test("are for the owner, with a session or with the key of the account", async () => {
    const { api, owner, key, load } = await setUp();
    const other = await api.signIn();

    expect(await load()).toEqual([404, 404]);
    expect(await load("", other.fetch)).toEqual([404, 404]);
    expect(await load("", owner.fetch)).toEqual([200, 200]);
    expect(await load(`?key=${key}`)).toEqual([200, 200]);
    const profile = await readJson<PublicUser>(owner.fetch("/api/users/get_public/ann"));
    expect(profile).toMatchObject({ photo_key: key, has_profile_photo: true });
  });

  test("are for admins, who decide about reports on photos, but not for other staff", async () => {
    const { api, owner, key, load } = await setUp();
    const admin = await api.signIn({ is_superuser: true });
    const setter = await api.signIn({ route_setter: true });

    expect(await load("", admin.fetch)).toEqual([200, 200]);
    expect(await load("", setter.fetch)).toEqual([404, 404]);
    const listed = await readJson<User[]>(admin.fetch("/api/admin/users/get_all"));
    expect(listed.find(({ id }) => id === owner.user.id)).toMatchObject({ photo_key: key });
  });

  test("are not stored by shared caches, and a cache gets no confirmation", async () => {
    const { api, owner, key } = await setUp();
    const path = `/api/profile_photo/${owner.user.id}`;

    const { headers } = await api.fetchAnonymously(`${path}?key=${key}`);

    expect(headers.get("cache-control")).toBe("no-cache");
    const confirmation = await api.fetchAnonymously(path, {
      headers: { "if-none-match": headers.get("etag") ?? "" },
    });
    expect(confirmation.status).toBe(404);
    expect(confirmation.headers.get("cache-control")).toBe("no-store");
  });

  test("need the key of this user, also if there is a video with a key", async () => {
    const { api, load } = await setUp();
    const other = await api.signIn({ profile_visible: false });
    const { photo_key } = await readJson<User>(other.fetch("/api/users/me"));

    for (const key of [photo_key, "", "é"]) expect(await load(`?key=${key}`)).toEqual([404, 404]);
  });

  test("need another key after one to two hours", async () => {
    const { owner, key, load } = await setUp();
    const hourStart = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;

    vi.setSystemTime(hourStart + 2 * HOUR_MS - 1);
    expect(await load(`?key=${key}`)).toEqual([200, 200]);
    vi.setSystemTime(hourStart + 2 * HOUR_MS);
    expect(await load(`?key=${key}`)).toEqual([404, 404]);
    const { photo_key } = await readJson<User>(owner.fetch("/api/users/me"));
    expect(await load(`?key=${photo_key}`)).toEqual([200, 200]);
  });

  test("stay hidden from a user with a block in spite of the key", async () => {
    const { api, owner, key, load } = await setUp();
    const blocked = await api.signIn();
    await owner.fetch(`/api/blocks/${blocked.user.id}`, { method: "POST" });

    expect(await load(`?key=${key}`, blocked.fetch)).toEqual([404, 404]);
  });

  test("become public with the profile, and have no key then", async () => {
    const setup = await setUp();

    expect(await setVisible(setup, true)).toMatchObject({ photo_key: null });
    expect(await setup.load()).toEqual([200, 200]);
    expect(await setVisible(setup, false)).toMatchObject({ photo_key: setup.key });
    expect(await setup.load()).toEqual([404, 404]);
  });

  test("are in no list of others, such as the feed of somebody who shows the sends", async () => {
    const { api, owner } = await setUp();
    await api.seed.send({ user: owner.user.id, route: (await api.seed.route({})).id });

    const feed = await readJson<{ data: unknown[] }>(
      api.fetchAnonymously("/api/activities/get_paginated"),
    );

    expect(feed.data).toMatchObject([{ username: "ann", has_profile_photo: false }]);
  });
});
