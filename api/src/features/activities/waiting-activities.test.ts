import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";

import { startSecondInstance } from "../../testing/start-second-instance.ts";
import { createFeed, getNoon } from "./testing/create-feed.ts";
import { readAllActivities, readFeedTotal } from "./testing/read-feed.ts";

test("the first send of a day does not wait for the first send of another climber", async () => {
  const { api, route } = await createFeed(0);
  const [first, second] = [await api.seed.user(), await api.seed.user()];
  await api.seed.send({ user: first.id, route: route.id, time: getNoon(1) });
  const { promise: canCommit, resolve: commit } = Promise.withResolvers<void>();
  onTestFinished(() => commit());
  const { promise: isWritten, resolve: reportWritten } = Promise.withResolvers<void>();
  const transaction = api.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into activities (id, user_id, gym_id, day, time)
      select gen_random_uuid(), user_id, gym_id, '2026-01-02', ${getNoon(2)} from activities`);
    // Runs what a commit would run.
    await tx.execute(sql`set constraints all immediate`);
    reportWritten();
    await canCommit;
  });
  await isWritten;

  await api.seed.send({ user: second.id, route: route.id, time: getNoon(3) });

  expect(await readAllActivities(api.fetchAnonymously)).toHaveLength(2);
  commit();
  await transaction;
  expect(await readFeedTotal(api.fetchAnonymously)).toBe(3);
});

test("a send is in the feed of another process as soon as it is logged", async () => {
  const { api, route, user } = await createFeed(1);
  const fetchFromOther = await startSecondInstance(api);
  expect(await readAllActivities(fetchFromOther)).toHaveLength(1);

  await api.seed.send({ user: user.id, route: route.id, time: getNoon(2) });

  expect(await readAllActivities(fetchFromOther)).toHaveLength(2);
});

test("the feed is readable while a transaction locks it, and contains what waited afterwards", async () => {
  const { api, route, user } = await createFeed(1);
  await readFeedTotal(api.fetchAnonymously);
  await api.seed.send({ user: user.id, route: route.id, time: getNoon(2) });

  await api.db.transaction(async (tx) => {
    await tx.execute(sql`update feed_clock set at = at`);
    expect(await readAllActivities(api.fetchAnonymously)).toHaveLength(1);
    expect(await readFeedTotal(api.fetchAnonymously)).toBe(1);
  });

  expect(await readAllActivities(api.fetchAnonymously)).toHaveLength(2);
});

test("the feed stores for three days when an activity entered it", async () => {
  const { api, route, user } = await createFeed(2);
  await readFeedTotal(api.fetchAnonymously);
  await api.db.execute(sql`
    update recent_activities set entered_feed_at = entered_feed_at - interval '73 hours'`);
  await api.seed.send({ user: user.id, route: route.id, time: getNoon(3) });

  expect(await readFeedTotal(api.fetchAnonymously)).toBe(3);

  const { rows } = await api.db.execute(sql`select from recent_activities`);
  expect(rows).toHaveLength(1);
});
