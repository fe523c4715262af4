import { activityKeys, ignoreNotFound, request } from "@topout/shared/api";
import { type Video, videos } from "@topout/shared/contract";
import { mutationOptions, type QueryClient } from "@topout/shared/platform";

import { videoQueries } from "./video-queries.ts";

export const videoMutations = {
  remove: () =>
    mutationOptions({
      mutationFn: ({ id }: Video) =>
        ignoreNotFound(request(videos.remove, { params: { video_id: id } })),
      onSettled: (_data, error, video, _result, { client }) => {
        if (error) return;
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
