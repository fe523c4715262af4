import { request } from "@topout/shared/api";
import { type Video, videos } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { normalizeVideos } from "./normalize.ts";

const PROCESSING_POLL_MS = 5_000;

/** It is still being processed: there is nothing to play yet. */
export const isProcessing = ({ processed, failed }: Video): boolean => !processed && !failed;

export const videoQueries = {
  all: () => ["videos"] as const,

  /** Of every gym, newest first. */
  feed: () =>
    queryOptions({
      queryKey: [...videoQueries.all(), "feed"],
      queryFn: ({ signal }) => request(videos.feed, { signal, normalize: normalizeVideos }),
    }),

  /** Newest first; asked for again and again while one of them waits to be processed. */
  ofRoute: (routeId: string) =>
    queryOptions({
      queryKey: [...videoQueries.all(), "route", routeId],
      queryFn: ({ signal }) =>
        request(videos.ofRoute, {
          params: { route_id: routeId },
          signal,
          normalize: normalizeVideos,
        }),
      refetchInterval: ({ state }) => (state.data?.some(isProcessing) ? PROCESSING_POLL_MS : false),
    }),
};
