import type { Page } from "@playwright/test";
import { type Video, videos } from "@topout/shared/contract";

/**
 * Lets the newest video, or the newest one that matches, be the first entry of the feed. The age of the demo's videos
 * depends on the time of day.
 */
export const showNewVideo = (page: Page, matches: (video: Video) => boolean = () => true) =>
  page.route(
    ({ pathname }) => pathname === `/api${videos.feed.path}`,
    async (route) => {
      const response = await route.fetch();
      const video = videos.feed.response.parse(await response.json()).find(matches);
      await route.fulfill({ response, json: [{ ...video, time: new Date().toISOString() }] });
    },
  );
