import * as z from "zod/mini";

import { CircuitColor } from "./circuits.ts";
import { endpoint, input } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import type { VideoFileQuery, VideoFilter, VideoUpload } from "./requests/videos.ts";
import { OptionalDisplayName } from "./users.ts";

/** Beta: a video of how to climb a route. */
export const Video = z.object({
  id: Id,
  route: Id,
  user: Id,
  username: z.string(),
  display_name: OptionalDisplayName,
  has_profile_photo: z.boolean(),
  time: Timestamp,
  /** If false, the server does not have the video and the thumbnail yet. */
  processed: z.boolean(),
  /** The conversion failed. Only the owner sees it. */
  failed: z.boolean(),
  /**
   * Reported, and hidden until staff has looked. Only the owner sees it. The default is for responses of version 1.1. Remove
   * in 1.2.0.
   */
  hidden: z._default(z.boolean(), false),
  /**
   * A part of the addresses of the files, if the profile of the owner is hidden. Only the owner gets it. The default is for
   * responses of version 1.1. Remove in 1.2.0.
   */
  media_key: z._default(z.nullable(z.string()), null),
  gym_id: Id,
  route_name: z.string(),
  grade: z.string(),
  circuit_id: Id,
  color: CircuitColor,
});
export type Video = z.infer<typeof Video>;

/** The media types of the files that `videos.upload` accepts. */
export const VIDEO_TYPES: readonly string[] = ["video/mp4", "video/quicktime"];

const MEGABYTE = 1_000_000;

export const videos = {
  feed: endpoint({
    method: "GET",
    path: "/videos/",
    query: input<VideoFilter>(),
    response: z.array(Video),
  }),
  ofRoute: endpoint({ method: "GET", path: "/route_videos/{route_id}", response: z.array(Video) }),
  upload: endpoint({
    method: "POST",
    path: "/video",
    encoding: "multipart",
    body: input<VideoUpload>(),
    files: { file: { kinds: ["mp4", "quicktime"], maxBytes: 500 * MEGABYTE } },
    response: Video,
  }),
  remove: endpoint({ method: "DELETE", path: "/video/{video_id}" }),
  thumbnail: endpoint({
    method: "GET",
    path: "/video_thumbnail/{video_id}",
    query: input<VideoFileQuery>(),
    media: "image/webp",
  }),
  stream: endpoint({
    method: "GET",
    path: "/video/{video_id}",
    query: input<VideoFileQuery>(),
    media: "video/mp4",
  }),
};
