import { activityKeys, isApiError, request } from "@topout/shared/api";
import { uploadWithProgress } from "@topout/shared/api/upload";
import { type Video, videos } from "@topout/shared/contract";
import { mutationOptions, type QueryClient } from "@topout/shared/platform";

import { normalizeVideo } from "./normalize.ts";
import { videoQueries } from "./video-queries.ts";

interface Upload {
  readonly route: string;
  readonly file: Blob;
  /** Receives the uploaded percentage. */
  readonly onProgress: (percent: number) => void;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
}

export const videoMutations = {
  /** Adds the video to its route's cached list as soon as the upload ends. */
  upload: () =>
    mutationOptions({
      mutationFn: ({ route, file, onProgress, signal }: Upload) =>
        request(videos.upload, {
          body: { route },
          files: { file },
          transport: uploadWithProgress(onProgress),
          normalize: normalizeVideo,
          ...(signal && { signal }),
        }),
      onSuccess: (video, _upload, _result, { client }) => {
        updateRouteVideos(client, video, (others) => [video, ...others]);
        return refresh(client);
      },
    }),

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
        updateRouteVideos(client, video, (others) => others);
        return refresh(client);
      },
    }),
};

/** Updates the route's cached list. `update` receives the list without this video. */
function updateRouteVideos(
  client: QueryClient,
  video: Video,
  update: (others: Video[]) => Video[],
) {
  const { queryKey } = videoQueries.listByRoute(video.route);
  client.setQueryData(
    queryKey,
    (cached) => cached && update(cached.filter(({ id }) => id !== video.id)),
  );
}

/** The feed contains videos too. */
const refresh = (client: QueryClient) =>
  Promise.all(
    [videoQueries.all(), activityKeys.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
