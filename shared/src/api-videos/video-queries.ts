import { request } from "@topout/shared/api";
import { type Video, videos } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { normalizeVideos } from "./normalize.ts";

const PROCESSING_POLL_MS = 5_000;

export const isProcessing = ({ processed, failed }: Video): boolean => !processed && !failed;

export const videoQueries = {
  all: () => ["videos"] as const,

  /** Videos of all gyms, newest first. */
  feed: () =>
    queryOptions({
      queryKey: [...videoQueries.all(), "feed"],
      queryFn: ({ signal }) => request(videos.feed, { signal, normalize: normalizeVideos }),
    }),

  /** Newest first. Polls while a video is processing. */
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
