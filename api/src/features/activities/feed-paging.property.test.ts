import fc from "fast-check";
import { expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { feedEventArbitrary, setUpClimbers } from "./testing/feed-events.ts";
import { FeedReader, readAllActivities } from "./testing/read-feed.ts";

const PAGE_SIZE = 2;

/** Between two pages, another user logs sends on these days and hours. The reader may block this user. */
const newSendsArbitrary = fc.record({
  sends: fc.array(fc.record({ day: fc.nat(3), hour: fc.nat(4) }), { maxLength: 4 }),
  isBlocked: fc.boolean(),
});

test(
  "paging returns each activity exactly once while other users add new or backdated activities",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();

    await fc.assert(
      fc.asyncProperty(
        fc.array(feedEventArbitrary, { maxLength: 14 }),
        fc.array(newSendsArbitrary, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (eventsBefore, sendsBetweenPages, isSignedIn) => {
          const { route, readerFetch, apply } = await setUpClimbers(api);
          for (const event of eventsBefore) await apply(event);
          const fetch = isSignedIn ? readerFetch : api.fetchAnonymously;
          const initialIds = (await readAllActivities(fetch)).map(({ id }) => id);

          const reader = new FeedReader(fetch, PAGE_SIZE);
          let hasMore = await reader.readNextPage();
          for (const { sends, isBlocked } of sendsBetweenPages) {
            const { id: user } = await api.seed.user();
            if (isBlocked) await readerFetch(`/api/blocks/${user}`, { method: "POST" });
            for (const { day, hour } of sends) {
              const time = new Date(Date.UTC(2026, 0, 1 + day, 12 + hour));
              await api.seed.send({ user, route, time });
            }
            if (hasMore) hasMore = await reader.readNextPage();
          }
          if (hasMore) await reader.readToEnd();

          expect(reader.activityIds).toEqual(initialIds);
          expect(reader.totals).toEqual(new Set([initialIds.length]));
        },
      ),
      { numRuns: process.env["FULL_SIZE"] ? 60 : 20 },
    );
  },
);
