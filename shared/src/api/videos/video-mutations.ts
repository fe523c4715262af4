import { activityKeys, isApiError, request } from "@topout/shared/api";
import { type Video, videos } from "@topout/shared/contract";
import { mutationOptions, type QueryClient } from "@topout/shared/platform";

import { videoQueries } from "./video-queries.ts";

export const videoMutations = {
  /** Succeeds if the video is already deleted. */
  remove: () =>
    mutationOptions({
      mutationFn: async ({ id }: Video) => {
        try {
          await request(videos.remove, { params: { video_id: id } });
        } catch (error) {
          if (!isApiError(error, "NOT_FOUND")) throw error;
        }
      },
      onSuccess: (_data, video, _result, { client }) => {
        removeFromRouteVideos(client, video);
        return refreshVideos(client);
      },
    }),
};

function removeFromRouteVideos(client: QueryClient, video: Video) {
  const { queryKey } = videoQueries.listByRoute(video.route);
  client.setQueryData(queryKey, (cached) => cached?.filter(({ id }) => id !== video.id));
}

/** Refetches the lists of videos. The feed contains videos too. */
export const refreshVideos = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [videoQueries.all(), activityKeys.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
