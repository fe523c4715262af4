import type { ActivityPage, User, UserRef } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, readProblem, UNKNOWN_ID } from "../../testing/index.ts";
import { deleteAccount } from "../account/testing/delete-account.ts";
import { download, getJson } from "../account/testing/download-export.ts";

async function setUp() {
  const api = await createTestApi();
  const ann = await api.signIn({ username: "ann" });
  const request = (method: string, userId: string) =>
    ann.fetch(`/api/blocks/${userId}`, { method });
  const listNames = async () =>
    (await readJson<UserRef[]>(ann.fetch("/api/blocks"))).map(({ username }) => username);
  return { api, ann, request, listNames };
}

describe("the blocked users", () => {
  test("are listed, newest block first, only for the user who blocked them", async () => {
    const { api, request, listNames } = await setUp();
    const bob = await api.signIn({ username: "bob" });
    const { id: leo } = await api.seed.user({ username: "leo.dyno" });

    expect((await request("POST", bob.user.id)).status).toBe(204);
    expect((await request("POST", leo)).status).toBe(204);

    expect(await listNames()).toEqual(["leo.dyno", "bob"]);
    expect(await readJson(bob.fetch("/api/blocks"))).toEqual([]);
  });

  test("stay the same after repeated and concurrent requests", async () => {
    const { api, request, listNames } = await setUp();
    const { id: bob } = await api.seed.user({ username: "bob" });
    const { id: leo } = await api.seed.user({ username: "leo.dyno" });
    await request("POST", bob);
    await request("POST", leo);

    const responses = await Promise.all([1, 2, 3].map(() => request("POST", bob)));
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await listNames()).toEqual(["leo.dyno", "bob"]);

    expect((await request("DELETE", bob)).status).toBe(204);
    expect((await request("DELETE", bob)).status).toBe(204);
    expect((await request("DELETE", UNKNOWN_ID)).status).toBe(204);
    expect(await listNames()).toEqual(["leo.dyno"]);
  });

  test("cannot include oneself or an unknown user", async () => {
    const { ann, request, listNames } = await setUp();

    for (const id of [ann.user.id, ann.user.id.toUpperCase()]) {
      const problem = await readProblem(await request("POST", id));
      expect(problem).toMatchObject({ detail: "CONFLICT", message: "You cannot block yourself." });
    }
    expect((await request("POST", UNKNOWN_ID)).status).toBe(404);
    expect(await listNames()).toEqual([]);
  });

  test("disappear with their account", async () => {
    const { api, request, listNames } = await setUp();
    const bob = await api.signIn({ username: "bob" });
    await request("POST", bob.user.id);

    expect((await deleteAccount(bob.fetch)).status).toBe(204);

    expect(await listNames()).toEqual([]);
  });

  test("are in the export of the account", async () => {
    const { api, ann, request } = await setUp();
    const { id: bob } = await api.seed.user({ username: "bob" });
    await request("POST", bob);

    expect(getJson(await download(ann.fetch), "blocks.json")).toEqual([
      { user: bob, username: "bob", display_name: null, time: expect.any(String) },
    ]);
  });
});

describe("a block", () => {
  test.each(["the blocker", "the blocked user"])(
    "changes the feed of %s, its ETag and its total, until it ends",
    async (name) => {
      const { api, ann, request } = await setUp();
      const bob = await api.signIn({ username: "bob" });
      const { fetch, user } = name === "the blocker" ? ann : bob;
      const { id: gym_id } = await api.seed.gym();
      for (const climber of [ann.user, bob.user]) await api.seed.send({ user: climber.id });
      const path = "/api/activities/get_paginated";
      const read = async (etag?: string) => {
        const response = await fetch(path, { headers: etag ? { "if-none-match": etag } : {} });
        const { data, meta } =
          response.status === 304
            ? { data: [], meta: { total: 0 } }
            : await readJson<ActivityPage>(Promise.resolve(response));
        return {
          status: response.status,
          etag: response.headers.get("etag") ?? "",
          names: data.map(({ username }) => username).toSorted(),
          total: meta.total,
        };
      };
      const before = await read();
      expect(before).toMatchObject({ names: ["ann", "bob"], total: 2 });
      expect((await read(before.etag)).status).toBe(304);

      await request("POST", bob.user.id);

      const blocked = await read(before.etag);
      expect(blocked).toMatchObject({ status: 200, names: [user.username], total: 1 });
      const other = await readJson<ActivityPage>(fetch(`${path}?gym_id=${gym_id}`));
      expect(other.meta.total).toBe(0);

      await request("DELETE", bob.user.id);

      expect(await read(blocked.etag)).toEqual(before);
    },
  );

  test("prevents bumps of both, but removes none", async () => {
    const { api, ann, request } = await setUp();
    const bob = await api.signIn({ username: "bob" });
    const { activity: annsActivity } = await api.seed.send({ user: ann.user.id });
    const { activity: bobsActivity } = await api.seed.send({ user: bob.user.id });
    const bump = async (fetch: typeof ann.fetch, activity: string | null, method = "POST") =>
      (await fetch(`/api/reactions/${activity}`, { method })).status;
    expect(await bump(bob.fetch, annsActivity)).toBe(204);

    await request("POST", bob.user.id);

    expect(await bump(ann.fetch, bobsActivity)).toBe(404);
    const [activity] = (await readJson<ActivityPage>(ann.fetch("/api/activities/get_paginated")))
      .data;
    expect(activity).toMatchObject({ id: annsActivity, num_reactions: 1, reactions: [] });
    expect(await bump(bob.fetch, annsActivity, "DELETE")).toBe(204);
    expect(await bump(bob.fetch, annsActivity)).toBe(404);
  });

  test("hides profile, climbs and stats of each from the other", async () => {
    const { api, ann, request } = await setUp();
    const bob = await api.signIn({ username: "bob" });
    await request("POST", bob.user.id);

    for (const path of ["get_public", "get_climbs", "get_stats"]) {
      for (const [fetch, username] of [
        [ann.fetch, "bob"],
        [bob.fetch, "ann"],
      ] as const) {
        const response = await fetch(`/api/users/${path}/${username}`);
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({ detail: "PROFILE_NOT_VISIBLE" });
      }
      expect((await api.fetchAnonymously(`/api/users/${path}/bob`)).status).toBe(200);
    }
  });

  test("does not change the lists for staff", async () => {
    const { api, request } = await setUp();
    const { id: gym_id } = await api.seed.gym();
    const boss = await api.signIn({ username: "boss", is_superuser: true });
    const { id: member } = await api.seed.user({ username: "member" });
    await api.seed.member({ user_id: member, gym_id });
    await boss.fetch(`/api/blocks/${member}`, { method: "POST" });
    await request("POST", boss.user.id);

    const list = await readJson<User[]>(boss.fetch("/api/admin/users/get_all"));
    const team = await readJson<{ user: UserRef }[]>(boss.fetch(`/api/gyms/${gym_id}/members`));

    expect(list.map(({ username }) => username).toSorted()).toEqual(["ann", "boss", "member"]);
    expect(team.map(({ user }) => user.username)).toEqual(["member"]);
  });
});
