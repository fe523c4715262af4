import type { Page } from "@playwright/test";
import { videos } from "@topout/shared/contract";

/** Lets the newest video be the first entry of the feed. The age of the demo's videos depends on the time of day. */
export const showNewVideo = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === `/api${videos.feed.path}`,
    async (route) => {
      const response = await route.fetch();
      const [video] = videos.feed.response.parse(await response.json());
      await route.fulfill({ response, json: [{ ...video, time: new Date().toISOString() }] });
    },
  );
