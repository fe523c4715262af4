import type { Page } from "@playwright/test";
import { videos } from "@topout/shared/contract";

interface Owner {
  readonly username: string;
}

/**
 * Lets the newest video be the first entry of the feed, or the newest one of this owner. The age of the demo's videos
 * depends on the time of day.
 */
export const showNewVideo = (page: Page, owner?: Owner) =>
  page.route(
    ({ pathname }) => pathname === `/api${videos.feed.path}`,
    async (route) => {
      const response = await route.fetch();
      const list = videos.feed.response.parse(await response.json());
      const video = list.find(({ username }) => !owner || username === owner.username);
      await route.fulfill({ response, json: [{ ...video, time: new Date().toISOString() }] });
    },
  );
