import { request } from "@topout/shared/api";
import { type Video, type VideoFilter, videos } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

const PROCESSING_POLL_MS = 5_000;

export const isProcessing = ({ processed, failed }: Video): boolean => !processed && !failed;

export const videoQueries = {
  all: () => ["videos"] as const,

  /**
   * At most 100 processed videos, newest first. `since` is exclusive, `until` is inclusive. Not cached, because a page
   * of the feed contains them.
   */
  feed: (query: VideoFilter) =>
    queryOptions({
      queryKey: [...videoQueries.all(), "feed", query],
      queryFn: ({ signal }) => request(videos.feed, { query, signal }),
      staleTime: 0,
      gcTime: 0,
    }),

  /** Newest first. Polls while a video is processing. */
  listByRoute: (routeId: string) =>
    queryOptions({
      queryKey: [...videoQueries.all(), "route", routeId],
      queryFn: ({ signal }) =>
        request(videos.ofRoute, {
          params: { route_id: routeId },
          signal,
        }),
      refetchInterval: ({ state }) => (state.data?.some(isProcessing) ? PROCESSING_POLL_MS : false),
    }),
};
