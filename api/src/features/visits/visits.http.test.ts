import { eq, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { createChanges } from "../../auth/changes.ts";
import { gymVisits } from "../../database/schema.ts";
import { UNKNOWN_ID } from "../../testing/index.ts";
import { createNumberedGyms } from "../../testing/numbered-gyms.ts";
import { HOUR_4_MS, HOUR_MS, setUpVisits } from "./testing/set-up-visits.ts";

describe("a visit to a gym", () => {
  test("has no previous one the first time", async () => {
    const { visit } = await setUpVisits();

    expect(await visit()).toEqual({ previous: null });
    expect(await visit()).toEqual({ previous: null });
  });

  test("needs no body", async () => {
    const { fetch, gym } = await setUpVisits();

    const response = await fetch(`/api/gyms/${gym.id}/visit`, { method: "POST" });

    expect([response.status, await response.json()]).toEqual([200, { previous: null }]);
  });

  test("ends after 4 hours without a call, and is then the previous one", async () => {
    const { visit, pause } = await setUpVisits();
    await visit();
    const end = await pause(HOUR_4_MS);

    expect(await visit()).toEqual({ previous: end });
    await pause(HOUR_4_MS - 60_000);
    expect(await visit()).toEqual({ previous: end });
  });

  test("is the same one on all devices of the user, even if they call at once", async () => {
    const { api, user, gym, visit, pause } = await setUpVisits();
    const phone = await api.signInAgain(user);
    const tablet = await api.signInAgain(user);
    await visit();
    const end = await pause(HOUR_4_MS);

    const responses = await Promise.all(
      [phone, tablet, phone, tablet].map((fetch) =>
        fetch(`/api/gyms/${gym.id}/visit`, { method: "POST" }),
      ),
    );

    for (const response of responses) expect(await response.json()).toEqual({ previous: end });
  });

  test("belongs to one user and one gym", async () => {
    const { api, post, visit, pause } = await setUpVisits();
    await visit();
    await pause(HOUR_4_MS);
    const other = await api.signIn();
    const otherGym = await api.seed.gym();

    expect(await (await post(otherGym.id)).json()).toEqual({ previous: null });
    const response = await other.fetch(`/api/gyms/${otherGym.id}/visit`, { method: "POST" });
    expect(await response.json()).toEqual({ previous: null });
  });

  test.each([UNKNOWN_ID, "7"])("returns 404 for the unknown gym %s", async (gymId) => {
    const { post } = await setUpVisits();

    expect((await post(gymId)).status).toBe(404);
  });

  test("requires a signed-in user", async () => {
    const { api, gym } = await setUpVisits();

    const { status } = await api.fetchAnonymously(`/api/gyms/${gym.id}/visit`, { method: "POST" });

    expect(status).toBe(401);
  });
});

describe("the news that a user has seen", () => {
  test("is remembered for all devices, and never moves back", async () => {
    const { visit } = await setUpVisits();
    const seen_until = new Date(Date.now() - HOUR_MS).toISOString();
    const earlier = new Date(Date.now() - 2 * HOUR_MS).toISOString();

    expect(await visit({ seen_until })).toEqual({ previous: null, seen_until });
    expect(await visit({ seen_until: earlier })).toEqual({ previous: null, seen_until });
    expect(await visit()).toEqual({ previous: null, seen_until });
  });

  test.each(["9999-12-31T23:59:59Z", "0000-01-01T00:00:00Z"])(
    "is between 1970 and now, even if a device sends %s",
    async (seen_until) => {
      const { visit } = await setUpVisits();

      const stored = Date.parse(String((await visit({ seen_until })).seen_until));

      expect(stored).toBeGreaterThanOrEqual(0);
      expect(stored).toBeLessThanOrEqual(Date.now());
    },
  );

  test("contains projects with their announced day until two days after it", async () => {
    const { visit } = await setUpVisits();
    const [passed, moved, leaving] = [uuidv7(), uuidv7(), uuidv7()];
    const toDay = (days: number) =>
      new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10);

    await visit({ seen_leaving: { [passed]: toDay(-4), [moved]: toDay(1) } });
    const { seen_leaving } = await visit({
      seen_leaving: { [moved]: toDay(5), [leaving]: toDay(0) },
    });

    expect(seen_leaving).toEqual({ [moved]: toDay(5), [leaving]: toDay(0) });
  });

  test("contains the 1,000 projects that leave last", async () => {
    const { visit } = await setUpVisits();
    const createDays = (year: number) =>
      Object.fromEntries(Array.from({ length: 400 }, () => [uuidv7(), `${year}-01-01`]));

    for (const year of [2_101, 2_103, 2_102]) {
      await visit({ seen_leaving: createDays(year) });
    }
    const { seen_leaving = {} } = await visit();

    const count = (year: number) =>
      Object.values(seen_leaving).filter((day) => day.startsWith(`${year}`)).length;
    expect([2_101, 2_102, 2_103].map(count)).toEqual([200, 400, 400]);
  });

  test.each([
    ["a time without a zone", { seen_until: "2026-11-12T08:00:00" }],
    ["no day", { seen_leaving: { [UNKNOWN_ID]: "Tuesday" } }],
    ["no id", { seen_leaving: { P3: "2026-12-01" } }],
    [
      "more projects than a body can contain",
      {
        seen_leaving: Object.fromEntries(
          Array.from({ length: 401 }, () => [uuidv7(), "2026-12-01"]),
        ),
      },
    ],
  ])("is rejected with %s", async (_name, body) => {
    const { gym, post } = await setUpVisits();

    expect((await post(gym.id, body)).status).toBe(422);
  });
});

test("a user has visits of at most 500 gyms, and a new one replaces the oldest", async () => {
  const { api, user, gym, visit, pause } = await setUpVisits();
  await visit();
  await pause(HOUR_MS);
  await createNumberedGyms(createChanges(api.db))(499);
  await api.db.execute(sql`
    insert into gym_visits (user_id, gym_id, last_seen)
    select ${user.id}, id, now() from gyms where name like 'Wall %'`);
  const [first, second] = [await api.seed.gym(), await api.seed.gym()];
  const phone = await api.signInAgain(user);

  await Promise.all(
    [first, second].map(({ id }) => phone(`/api/gyms/${id}/visit`, { method: "POST" })),
  );

  const rows = await api.db
    .select({ gym_id: gymVisits.gym_id })
    .from(gymVisits)
    .where(eq(gymVisits.user_id, user.id));
  const gymIds = rows.map(({ gym_id }) => gym_id);
  expect(gymIds).toHaveLength(500);
  expect(gymIds).toEqual(expect.arrayContaining([first.id, second.id]));
  expect(gymIds).not.toContain(gym.id);
});
