import type { Session } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { sessions } from "../../../database/schema.ts";
import { createTestApi, readJson, TEST_PASSWORD, type TestApi } from "../../../testing/index.ts";

const path = "/api/users/me/sessions";
const listSessions = (fetch: TestApi["fetch"]) => readJson<Session[]>(fetch(path));

async function logIn(api: TestApi, email: string, userAgent: string) {
  const body = new URLSearchParams({ username: email, password: TEST_PASSWORD });
  const headers = { "user-agent": userAgent };
  const request = api.fetchAnonymously("/api/auth/jwt/login", { method: "POST", headers, body });
  return api.fetchAs((await readJson<{ access_token: string }>(request)).access_token);
}

describe("GET /users/me/sessions", () => {
  test("lists the sessions of the user, with their devices", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    await api.signIn();
    await logIn(api, user.email, "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0");

    const list = await listSessions(fetch);

    expect(list).toEqual([
      {
        id: expect.any(String),
        current: true,
        created: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
        last_seen: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
        agent: "",
      },
      expect.objectContaining({ current: false, agent: "Firefox on Android" }),
    ]);
  });

  test("omits expired sessions, and lists at most 100", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const values = { user_id: user.id, expires_at: new Date(Date.now() + 60_000) };
    await api.db.insert(sessions).values({ ...values, expires_at: new Date(0), agent: "expired" });
    expect(await listSessions(fetch)).toHaveLength(1);

    await api.db
      .insert(sessions)
      .values(Array.from({ length: 101 }, (_, n) => ({ ...values, agent: `browser ${n}` })));

    const list = await listSessions(fetch);
    expect(list).toHaveLength(100);
    expect(list[0]).toMatchObject({ current: true });
  });

  test("updates last_seen at most once in five minutes", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const readLastSeen = async () => (await listSessions(fetch))[0]?.last_seen;
    const setLastSeen = (minutes: number) =>
      api.db
        .update(sessions)
        .set({ last_seen: sql`now() - make_interval(mins => ${minutes})` })
        .where(eq(sessions.user_id, user.id));
    const getAgeMinutes = async () =>
      Math.round((Date.now() - Date.parse((await readLastSeen()) ?? "")) / 60_000);

    await setLastSeen(4);
    expect([await getAgeMinutes(), await getAgeMinutes()]).toEqual([4, 4]);
    await setLastSeen(6);
    await fetch("/api/users/me");
    expect(await getAgeMinutes()).toBe(0);
  });
});

describe("DELETE /users/me/sessions", () => {
  test("ends all other sessions of the user", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const other = await logIn(api, user.email, "curl/8");
    const otherUser = await api.signIn();

    const response = await fetch(path, { method: "DELETE" });

    expect(response.status).toBe(204);
    expect(await listSessions(fetch)).toHaveLength(1);
    expect((await other("/api/users/me")).status).toBe(401);
    expect((await otherUser.fetch("/api/users/me")).status).toBe(200);
  });
});
