import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { climbs, users } from "../../database/schema.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";
import { startSecondInstance } from "../../testing/start-second-instance.ts";
import { createFeed } from "./testing/create-feed.ts";
import { readAllActivities, readFeedTotal } from "./testing/read-feed.ts";

const CLIMBER_COUNT = 4;
const CHANGE_COUNT = 15;

describe("the total of the feed", () => {
  test("is correct after concurrent sends, removals and changes of visibility", async () => {
    const api = await createTestApi();
    const otherFetch = await startSecondInstance(api);
    const { id: route } = await api.seed.route();
    const climbers = await Promise.all(Array.from({ length: CLIMBER_COUNT }, () => api.signIn()));
    const change = async ({ user, fetch }: (typeof climbers)[number], n: number) => {
      const time = new Date(Date.now() - n * 86_400_000);
      const climb = await api.seed.send({ user: user.id, route, time });
      if (n % 3 === 0) await fetch(`/api/climbs/me/${climb.id}`, { method: "DELETE" });
    };
    const toggle = ({ user }: (typeof climbers)[number], n: number) =>
      api.seed.updateUser(user.id, { send_visible: n % 2 === 0 });

    const numbers = Array.from({ length: CHANGE_COUNT }, (_, n) => n);
    await Promise.all([
      ...climbers.flatMap((climber) => [
        runInOrder(numbers, (n) => change(climber, n)),
        runInOrder(numbers, (n) => toggle(climber, n)),
      ]),
      // Each reader adds the waiting activities to the feed.
      runInOrder(numbers, () => readFeedTotal(api.fetchAnonymously)),
      runInOrder(numbers, () => readFeedTotal(otherFetch)),
    ]);

    const activities = await readAllActivities(api.fetchAnonymously);
    expect(activities).toHaveLength(CLIMBER_COUNT * (CHANGE_COUNT - CHANGE_COUNT / 3));
    expect(await readFeedTotal(api.fetchAnonymously)).toBe(activities.length);
  });

  test("is correct if one transaction adds, hides and removes activities", async () => {
    const { api, user, route } = await createFeed(3);
    const { id: other } = await api.seed.user();
    expect(await readFeedTotal(api.fetchAnonymously)).toBe(3);
    await api.seed.send({ user: other, route: route.id });

    await api.db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into activities (id, user_id, gym_id, day, time)
        select gen_random_uuid(), user_id, gym_id, day - 100, time - interval '100 days' from activities`);
      await tx.update(users).set({ send_visible: false }).where(eq(users.id, user.id));
      await tx.delete(climbs).where(eq(climbs.user_id, other));
      await tx.execute(
        sql`delete from activities where user_id = ${other} and day > now() - interval '9 days'`,
      );
    });

    expect(await readTotals(api)).toEqual([{ entries: 1 }]);
  });

  test("is deleted with its gym", async () => {
    const { api } = await createFeed(2);
    expect(await readTotals(api)).toEqual([{ entries: 2 }]);

    await api.db.execute(sql`delete from gyms`);

    expect(await readTotals(api)).toEqual([]);
    expect(await readFeedTotal(api.fetchAnonymously)).toBe(0);
  });
});

async function readTotals({ db, fetchAnonymously }: TestApi) {
  await readFeedTotal(fetchAnonymously);
  return (await db.execute(sql`select entries from feed_totals`)).rows;
}

async function runInOrder<T>(items: readonly T[], run: (item: T) => Promise<unknown>) {
  for (const item of items) await run(item);
}
