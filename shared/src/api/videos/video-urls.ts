import { createUrl } from "@topout/shared/api";
import { type Video, videos } from "@topout/shared/contract";

/** URLs for `<video>` and `<img>`. The server has both files once the video is processed. */
export const videoUrls = {
  video: (video: VideoFiles) => create(videos.stream.path, video),
  thumbnail: (video: VideoFiles) => create(videos.thumbnail.path, video),
};

type VideoFiles = Pick<Video, "id" | "media_key">;

const create = (path: string, { id, media_key }: VideoFiles) =>
  createUrl(path, { video_id: id }, { key: media_key ?? undefined });
