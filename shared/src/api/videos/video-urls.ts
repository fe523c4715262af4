import { createUrl } from "@topout/shared/api";
import { videos } from "@topout/shared/contract";

/** URLs for `<video>` and `<img>`. The server has both files once the video is processed. */
export const videoUrls = {
  video: (id: string) => createUrl(videos.stream.path, { video_id: id }),
  thumbnail: (id: string) => createUrl(videos.thumbnail.path, { video_id: id }),
};
