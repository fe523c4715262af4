import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { createSessions } from "../../../auth/sessions.ts";
import { createTokens } from "../../../auth/tokens.ts";
import { sessions } from "../../../database/schema.ts";
import { createTestApi, logIn, readJson, type TestApi } from "../../../testing/index.ts";
import { testConfig } from "../../../testing/test-config.ts";

/** Moves all sessions into the past, as if this time had passed. */
const passDays = ({ db }: TestApi, days: number) => {
  const interval = sql`make_interval(days => ${days})`;
  return db.execute(sql`update sessions set created_at = created_at - ${interval},
    last_seen = last_seen - ${interval}, expires_at = expires_at - ${interval}`);
};

const getStatus = async (fetch: TestApi["fetch"]) => (await fetch("/api/users/me")).status;

/** Logs in with a request. */
async function signIn(api: TestApi, email: string) {
  const login = await readJson<{ access_token: string }>(logIn(api, email));
  return api.fetchAs(login.access_token);
}

const deleteExpired = ({ db }: TestApi) =>
  createSessions(db, createTokens(testConfig.secretKeys)).deleteExpired();

describe("a session of a climber", () => {
  test("lasts 90 days without use", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();

    await passDays(api, 89);
    expect(await getStatus(fetch)).toBe(200);
    await passDays(api, 1);
    expect(await getStatus(fetch)).toBe(401);
  });

  test("ends after the idle time of the settings, and each use starts it again", async () => {
    const api = await createTestApi({ config: { sessionIdle: { days: 7, staffDays: 30 } } });
    const user = await api.seed.user();
    const fetch = await signIn(api, user.email);
    await passDays(api, 6);
    expect(await getStatus(fetch)).toBe(200);
    await passDays(api, 6);
    expect(await getStatus(fetch)).toBe(200);

    await passDays(api, 7);

    expect(await getStatus(fetch)).toBe(401);
  });
});

describe("a session of staff", () => {
  test.each([
    ["an admin", { is_superuser: true }, false],
    ["a route setter", { route_setter: true }, false],
    ["a member of a team", {}, true],
  ])("ends after 30 days without use: %s", async (_title, values, isMember) => {
    const api = await createTestApi();
    const user = await api.seed.user(values);
    if (isMember) await api.seed.member({ user_id: user.id });
    const fetch = await signIn(api, user.email);
    for (const days of [29, 29]) {
      await passDays(api, days);
      expect(await getStatus(fetch)).toBe(200);
    }

    await passDays(api, 30);

    expect(await getStatus(fetch)).toBe(401);
  });

  test("ends 90 days after the login in any case", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });
    for (const days of [29, 29, 29]) {
      await passDays(api, days);
      expect(await getStatus(fetch)).toBe(200);
    }

    await passDays(api, 3);

    expect(await getStatus(fetch)).toBe(401);
  });

  test("that began before the user became staff ends with the next cleanup", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const climber = await api.signIn();
    await passDays(api, 31);
    await api.seed.updateUser(user.id, { is_superuser: true });

    await deleteExpired(api);

    expect(await getStatus(fetch)).toBe(401);
    expect(await getStatus(climber.fetch)).toBe(200);
    expect(await api.db.$count(sessions)).toBe(1);
  });
});
