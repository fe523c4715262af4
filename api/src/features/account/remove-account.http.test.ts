import type { ActivityPage } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { videos } from "../../database/schema.ts";
import {
  createTestApi,
  logIn,
  readDetail,
  readJson,
  createJsonRequest,
} from "../../testing/index.ts";
import { deleteAccount, readPublicView } from "./testing/delete-account.ts";

describe("DELETE /users/me", () => {
  test("immediately removes the user from the counts, the lists and the feed", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const bob = await api.signIn({ username: "bob" });
    const ann = await api.signIn({ username: "ann" });
    for (const { user } of [ann, ann, bob]) {
      await api.seed.send({ user: user.id, route: route.id });
    }
    const { data } = await readJson<ActivityPage>(api.fetch("/api/activities/get_paginated"));
    for (const { id } of data) await ann.fetch(`/api/reactions/${id}`, { method: "POST" });
    await ann.fetch(`/api/projects/me/${route.id}`, { method: "POST" });
    expect(await readPublicView(api, route.id)).toMatchObject({
      climb_count: 3,
      num_users: 2,
      total: 2,
    });

    const response = await deleteAccount(ann.fetch);

    expect(response.status).toBe(204);
    expect(await readPublicView(api, route.id)).toEqual({
      climb_count: 1,
      sent_by: ["bob"],
      num_users: 1,
      feed: [["bob", 0]],
      total: 1,
    });
    expect((await api.fetch("/api/users/get_public/ann")).status).toBe(404);
    const { rows } = await api.db.execute(sql`
      select (select count(*)::int from climbs) as climbs, (select count(*)::int from projects) as projects,
        (select count(*)::int from sessions where user_id = ${ann.user.id}) as sessions`);
    expect(rows).toEqual([{ climbs: 1, projects: 0, sessions: 0 }]);
  });

  test("deletes every session, and makes the username and email available again", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn({ username: "ann" });

    await deleteAccount(fetch);

    expect((await fetch("/api/users/me")).status).toBe(401);
    expect(await readJson(api.fetchAnonymously("/api/users/valid_user_name/ann"))).toBe(true);
    expect(await readDetail(logIn(api, user.email))).toBe("LOGIN_BAD_CREDENTIALS");
    const newAccount = { username: "ann", email: user.email, password: "another-horse" };
    expect(
      (await api.fetch("/api/auth/register", createJsonRequest("POST", newAccount))).status,
    ).toBe(201);
  });

  test("deletes the user's files, but no files of other users", async () => {
    const api = await createTestApi();
    const { storeImage } = api.seed;
    const [profile_photo, cover_photo] = [await storeImage(), await storeImage()];
    const { user, fetch } = await api.signIn({ profile_photo, cover_photo });
    const other = await api.seed.user({ profile_photo: await storeImage() });
    const video = await api.seed.video({ user_id: user.id });

    await deleteAccount(fetch);
    await api.runJobs();

    const sizes = await Promise.all(
      [profile_photo, cover_photo, video.file, video.thumbnail].map((key) =>
        api.storage.size(key ?? ""),
      ),
    );
    expect(sizes).toEqual([undefined, undefined, undefined, undefined]);
    expect(await api.storage.size(other.profile_photo ?? "")).toBeGreaterThan(0);
    expect(await api.db.select().from(videos)).toEqual([]);
  });

  test("rejects a wrong password", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();

    const response = await deleteAccount(fetch, "wrong-horse");

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: "LOGIN_BAD_CREDENTIALS" });
    expect((await fetch("/api/users/me")).status).toBe(200);
  });

  test("counts wrong passwords as failed logins, which do not count for the session", async () => {
    const limits = { ...DEFAULT_LIMITS, loginsPerAccount: 3 };
    const api = await createTestApi({ config: { limits } });
    const { user, fetch } = await api.signIn();
    await deleteAccount(fetch, "guess-1");
    await logIn(api, user.email, "guess-2");
    await deleteAccount(fetch, "guess-3");
    expect((await logIn(api, user.email, "guess-4")).status).toBe(429);
    await deleteAccount(fetch, "guess-5");

    const response = await deleteAccount(fetch);

    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ detail: "RATE_LIMITED" });
  });

  test.each([[{}], [{ password: "" }], [{ password: 7 }], [{ password: "a".repeat(1_001) }]])(
    "rejects the body %j with 422",
    async (body) => {
      const api = await createTestApi();
      const { fetch } = await api.signIn();

      expect((await fetch("/api/users/me", createJsonRequest("DELETE", body))).status).toBe(422);
    },
  );

  test("requires a signed-in user", async () => {
    const api = await createTestApi();

    expect((await deleteAccount(api.fetchAnonymously)).status).toBe(401);
  });
});

describe("the last admin", () => {
  test("cannot delete their account, even if inactive admins remain", async () => {
    const api = await createTestApi();
    await api.seed.user({ is_superuser: true, is_active: false });
    const { fetch } = await api.signIn({ is_superuser: true });

    const response = await deleteAccount(fetch);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: "LAST_ADMIN" });
    expect((await fetch("/api/users/me")).status).toBe(200);
  });
});
