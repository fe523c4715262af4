import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { activities, users } from "../../database/schema.ts";
import { countWaitingTransactions } from "../../testing/count-waiting-transactions.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";
import { createFeed } from "./testing/create-feed.ts";
import { readFeedTotal } from "./testing/read-feed.ts";

const readMarks = async ({ db }: Pick<TestApi, "db">) => {
  const rows = await db
    .select({ isMarked: activities.may_be_hidden })
    .from(activities)
    .orderBy(activities.time);
  return rows.map(({ isMarked }) => isMarked);
};

describe("the mark of an activity that may be hidden", () => {
  test("is set for all activities of users who hide their sends, also for later ones", async () => {
    const { api, user } = await createFeed(2);
    expect(await readMarks(api)).toEqual([false, false]);

    await api.seed.updateUser(user.id, { send_visible: false });
    await api.seed.send({ user: user.id });

    expect(await readMarks(api)).toEqual([true, true, true]);
  });

  test("remains after the user shows the sends, so that hiding them again rewrites nothing", async () => {
    const { api, user } = await createFeed(2);
    await api.seed.updateUser(user.id, { send_visible: false });
    const readRowVersions = async () =>
      (await api.db.execute(sql`select id, xmin::text from activities order by id`)).rows;
    const before = await readRowVersions();

    await api.seed.updateUser(user.id, { send_visible: true });
    expect(await readFeedTotal(api.fetchAnonymously)).toBe(2);
    await api.seed.updateUser(user.id, { send_visible: false });

    expect(await readFeedTotal(api.fetchAnonymously)).toBe(0);
    expect(await readRowVersions()).toEqual(before);
  });
});

describe("a new activity", () => {
  async function setUp() {
    const api = await createTestApi();
    const gym = await api.seed.gym();
    const user = await api.seed.user();
    const activity = { gym_id: gym.id, user_id: user.id, day: "2026-01-01", time: new Date() };
    const add = (db: Pick<TestApi["db"], "insert">) => db.insert(activities).values(activity);
    const hide = (db: Pick<TestApi["db"], "update">) =>
      db.update(users).set({ send_visible: false }).where(eq(users.id, user.id));
    return { api, add, hide };
  }

  test("is marked if its user hides the sends before the commit", async () => {
    const { api, add, hide } = await setUp();

    const { change } = await api.db.transaction(async (tx) => {
      await add(tx);
      const pending = { change: hide(api.db).execute() };
      await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
      return pending;
    });
    await change;

    expect(await readMarks(api)).toEqual([true]);
  });

  test("waits for a change of the visibility that has not committed", async () => {
    const { api, add, hide } = await setUp();

    const { addition } = await api.db.transaction(async (tx) => {
      await hide(tx);
      const pending = { addition: add(api.db).execute() };
      await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
      return pending;
    });
    await addition;

    expect(await readMarks(api)).toEqual([true]);
  });
});
