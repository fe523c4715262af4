import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Activity, Video } from "@topout/shared/contract";

import {
  compareNewestFirst,
  createFeedServer,
  type Item,
  toTime,
} from "../../../testing/feed-server.ts";
import { fetchNewestFirst, loadVideos } from "./load-videos.ts";
import {
  type FeedEntry,
  type FeedPage,
  getPageWindow,
  mergePages,
  type TimeWindow,
} from "./timeline.ts";

type Server = ReturnType<typeof createFeedServer>;

/** Loads all pages, as the feed does. `onPage` runs after each page. */
async function loadFeed(server: Server, onPage: (page: number) => void = () => undefined) {
  const pages: FeedPage[] = [];
  let asOf: number | undefined;
  for (let number = 1, totalPages = 1; number <= totalPages; number += 1) {
    const response = server.fetchPage(number, asOf);
    asOf = response.asOf;
    totalPages = response.page.meta.totalPages;
    const window = getPageWindow(response.page, pages.at(-1)?.window);
    const videos = await loadVideos(window, getFetchVideos(server, number));
    pages.push({ ...response.page, window, videos, hasVideoError: false });
    onPage(number);
  }
  return pages;
}

/** The first page selects its videos from the newest ones. */
const getFetchVideos = ({ fetchVideos }: Server, page: number) =>
  page === 1 ? fetchNewestFirst(fetchVideos) : fetchVideos;

const toIds = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const getTime = (entry: FeedEntry) =>
  entry.type === "activity" ? entry.activity.time : entry.video.time;

/** Activities come before videos of the same time. */
const sortAll = (activities: readonly Item[], videos: readonly Item[]) =>
  [...activities, ...videos].sort(
    (a, b) =>
      b.time.localeCompare(a.time) ||
      a.id.charAt(0).localeCompare(b.id.charAt(0)) ||
      compareNewestFirst(a, b),
  );

/** Few different times, so that many items have the same time. */
const anyTimes = (maxLength: number) => fc.array(fc.nat(40), { maxLength });
const anyPageSize = fc.integer({ min: 1, max: 5 });

describe("the timeline of activities and videos", () => {
  test("contains all activities and videos, newest first", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyTimes(25),
        anyTimes(40),
        anyPageSize,
        async (activityTimes, videoTimes, pageSize) => {
          const server = createFeedServer(pageSize);
          server.addActivities(activityTimes);
          server.addVideos(videoTimes);

          const entries = mergePages(await loadFeed(server));

          expect(toIds(entries)).toEqual(
            toIds(sortAll(server.getActivities(), server.getVideos())),
          );
        },
      ),
    );
  });

  test("contains each entry once while entries are added between pages", async () => {
    const anyAddition = fc.record({ activities: anyTimes(3), videos: anyTimes(3) });
    await fc.assert(
      fc.asyncProperty(
        anyTimes(20),
        anyTimes(30),
        fc.array(anyAddition, { maxLength: 8 }),
        async (activityTimes, videoTimes, additions) => {
          const server = createFeedServer(3);
          server.addActivities(activityTimes);
          server.addVideos(videoTimes);
          const expected = toIds(sortAll(server.getActivities(), server.getVideos()));

          const pages = await loadFeed(server, (page) => {
            const addition = additions[page - 1];
            server.addActivities(addition?.activities ?? []);
            // New videos are the newest entries. An older video appears when its owner makes the profile public.
            server.addVideos(addition?.videos.map((time) => time * 1_000) ?? []);
            server.addVideos(addition?.videos ?? []);
          });
          const entries = mergePages(pages);
          const times = entries.map(getTime);

          expect(new Set(toIds(entries)).size).toBe(entries.length);
          expect(times).toEqual(times.toSorted().toReversed());
          expect(toIds(entries).filter((id) => expected.includes(id))).toEqual(expected);
        },
      ),
    );
  });

  test("contains all videos, even if activities move between pages or pages are empty", async () => {
    const anyPages = fc.array(anyTimes(3), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(anyPages, anyTimes(30), async (pageTimes, videoTimes) => {
        const server = createFeedServer(1);
        server.addVideos(videoTimes);
        const pages: { videos: readonly Video[]; window: TimeWindow }[] = [];
        for (const [index, times] of pageTimes.entries()) {
          const page = {
            data: times.map((time) => ({ time: toTime(time) })) as unknown as Activity[],
            meta: {
              page: index + 1,
              total: 0,
              totalPages: pageTimes.length,
              as_of: toTime(10_000_000),
            },
          };
          const window = getPageWindow(page, pages.at(-1)?.window);
          const videos = await loadVideos(window, getFetchVideos(server, index + 1));
          pages.push({ window, videos });
        }

        expect(toIds(pages.flatMap(({ videos }) => videos))).toEqual(
          toIds(server.getVideos().sort(compareNewestFirst)),
        );
      }),
    );
  });
});
