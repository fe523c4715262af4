import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";

import { activities, users } from "../../database/schema.ts";

import { createTestApi, type TestApi } from "../../testing/index.ts";
import { type FeedEvent, feedEventArbitrary, setUpClimbers } from "./testing/feed-events.ts";
import { readFeedTotal, readAllActivities } from "./testing/read-feed.ts";

const createEvent = (type: FeedEvent["type"], climber: number, day = 0): FeedEvent => ({
  type,
  climber,
  day,
  hour: 0,
});

const examples: [FeedEvent[]][] = [
  [[createEvent("send", 1), createEvent("toggleSendVisibility", 1), createEvent("send", 1, 1)]],
  [[createEvent("send", 1), createEvent("toggleSendVisibility", 1), createEvent("removeClimb", 1)]],
  [[createEvent("send", 1), createEvent("send", 1, 1), createEvent("removeUser", 1)]],
  [[createEvent("send", 0), createEvent("toggleSendVisibility", 0)]],
  [[createEvent("send", 1), createEvent("read", 0), createEvent("removeClimb", 1)]],
  [[1, 2, 3].map((n) => createEvent(n === 1 ? "send" : "toggleSendVisibility", 1))],
];

test(
  "the total is the number of visible activities after any changes",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();

    await fc.assert(
      fc.asyncProperty(fc.array(feedEventArbitrary, { maxLength: 20 }), async (events) => {
        const { readerFetch, apply } = await setUpClimbers(api);
        for (const event of events) await apply(event);

        expect(await findUnmarkedActivities(api)).toEqual([]);

        for (const fetch of [readerFetch, api.fetchAnonymously]) {
          const entries = await readAllActivities(fetch);
          expect(await readFeedTotal(fetch)).toBe(entries.length);
          // All activities are in the same gym.
          const [activity] = entries;
          const query = activity ? `gym_id=${activity.gym_id}` : "";
          expect(await readFeedTotal(fetch, query)).toBe(entries.length);
        }
      }),
      { numRuns: process.env["FULL_SIZE"] ? 60 : 20, examples },
    );
  },
);

/** A page of the feed would show these, although their user hides the sends. */
const findUnmarkedActivities = ({ db }: TestApi) =>
  db
    .select({ id: activities.id })
    .from(activities)
    .innerJoin(users, eq(users.id, activities.user_id))
    .where(and(eq(users.send_visible, false), eq(activities.may_be_hidden, false)));
