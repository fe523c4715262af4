import { createRandom } from "@topout/demo/random";
import { expect, test } from "vitest";

import { activities } from "../../database/schema.ts";
import { createTestApi } from "../../testing/index.ts";
import { FeedReader } from "./testing/read-feed.ts";

const WRITER_COUNT = 6;
const SENDS_PER_WRITER = 12;
const READ_COUNT = 6;
const PAGE_SIZE = 3;

test("paging while other users add activities returns each activity once, and no newer activities", async () => {
  const api = await createTestApi();
  const route = await api.seed.route();
  const getDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const initialClimber = await api.seed.user();
  for (const days of [2, 5, 8, 11]) {
    await api.seed.send({ user: initialClimber.id, route: route.id, time: getDaysAgo(days) });
  }
  const initialActivities = await api.db.select().from(activities);

  const addSends = async (index: number) => {
    const random = createRandom(`writer ${index}`);
    const user = await api.seed.user();
    for (let count = 0; count < SENDS_PER_WRITER; count++) {
      // An activity has the time of the first send of its day. Each new send has a later time of day, so no activity
      // moves.
      const time = getDaysAgo(random.integer(0, 12));
      await api.seed.send({ user: user.id, route: route.id, time });
    }
  };
  const readFeed = async () => {
    const reader = new FeedReader(api.fetchAnonymously, PAGE_SIZE);
    const hasMore = await reader.readNextPage();
    const existingIds = new Set((await api.db.select().from(activities)).map(({ id }) => id));
    if (hasMore) await reader.readToEnd();
    return { activityIds: reader.activityIds, existingIds };
  };
  const writers = Promise.all(Array.from({ length: WRITER_COUNT }, (_, index) => addSends(index)));
  for (let count = 0; count < READ_COUNT; count++) {
    const { activityIds, existingIds } = await readFeed();
    expect(new Set(activityIds).size).toBe(activityIds.length);
    expect(activityIds).toEqual(expect.arrayContaining(initialActivities.map(({ id }) => id)));
    const laterActivityIds = activityIds.slice(PAGE_SIZE);
    expect(laterActivityIds.filter((id) => !existingIds.has(id))).toEqual([]);
  }
  await writers;
});
