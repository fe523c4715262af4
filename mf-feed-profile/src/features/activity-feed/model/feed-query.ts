import { activityKeys } from "@topout/shared/api";
import { fetchActivityPage } from "@topout/shared/api/activities";
import { videoQueries } from "@topout/shared/api/videos";
import type { ActivityPage } from "@topout/shared/contract";
import { infiniteQueryOptions } from "@topout/shared/platform";

import { fetchNewestFirst, loadVideos } from "./load-videos.ts";
import { type FeedPage, getPageWindow, type TimeWindow } from "./timeline.ts";

export interface FeedFilter {
  readonly gym_id?: string;
}

interface Cursor {
  readonly page: number;
  readonly as_of?: string;
  readonly previousWindow?: TimeWindow;
}

const FIRST_PAGE: Cursor = { page: 1 };

/** Activities and videos, newest first, page by page. */
export const feedQuery = (filter: FeedFilter) =>
  infiniteQueryOptions({
    queryKey: activityKeys.feed(filter),
    queryFn: async ({
      pageParam: { previousWindow, ...cursor },
      client,
      signal,
    }): Promise<FeedPage> => {
      const fetchVideos = (window: TimeWindow) =>
        client.fetchQuery(videoQueries.feed({ ...filter, ...window }));
      const fetchWindow = previousWindow ? fetchVideos : fetchNewestFirst(fetchVideos);
      const page = await fetchActivityPage({ ...filter, ...cursor }, signal);
      const window = getPageWindow(page, previousWindow);
      return addVideos(page, { window, signal, fetchVideos: fetchWindow });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta: { page, totalPages, as_of }, window }): Cursor | undefined =>
      page < totalPages ? { page: page + 1, as_of, previousWindow: window } : undefined,
  });

interface VideoOptions {
  readonly window: TimeWindow;
  readonly fetchVideos: Parameters<typeof loadVideos>[1];
  readonly signal: AbortSignal;
}

/** Adds the videos of the page's window. If they fail to load, the feed shows the activities without them. */
async function addVideos(
  page: ActivityPage,
  { window, fetchVideos, signal }: VideoOptions,
): Promise<FeedPage> {
  try {
    const videos = await loadVideos(window, fetchVideos);
    return { ...page, window, videos, hasVideoError: false };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ...page, window, videos: [], hasVideoError: true };
  }
}
