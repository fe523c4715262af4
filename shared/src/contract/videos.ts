import * as z from "zod/mini";

import { CircuitColor } from "./circuits.ts";
import { endpoint } from "./endpoint.ts";
import { Id, Timestamp, TimestampInput } from "./fields.ts";

/** Beta: a video of how to climb a route. */
export const Video = z
  .object({
    id: Id,
    route: Id,
    user: Id,
    username: z.string(),
    has_profile_photo: z.boolean(),
    time: Timestamp,
    /** If false, the server does not have the video and the thumbnail yet. */
    processed: z.boolean(),
    /** The conversion failed. Only the owner sees it. */
    failed: z.boolean(),
    gym_id: Id,
    route_name: z.string(),
    grade: z.string(),
    circuit_id: Id,
    color: CircuitColor,
  })
  .register(z.globalRegistry, { id: "Video" });
export type Video = z.infer<typeof Video>;

export const VideoFilter = z.object({
  gym_id: z.optional(Id),
  /** Only videos after this time. */
  since: z.optional(TimestampInput),
  /** Only videos up to and including this time. */
  until: z.optional(TimestampInput),
});
export type VideoFilter = z.input<typeof VideoFilter>;

export const VideoUpload = z
  .object({ route: Id })
  .register(z.globalRegistry, { id: "VideoUpload" });
export type VideoUpload = z.input<typeof VideoUpload>;

/** The media types of the files that `videos.upload` accepts. */
export const VIDEO_TYPES: readonly string[] = ["video/mp4", "video/quicktime"];

const MEGABYTE = 1_000_000;

const videoParams = z.object({ video_id: Id });

export const videos = {
  feed: endpoint({
    method: "GET",
    path: "/videos/",
    summary: "List processed videos, newest first, at most 100",
    access: "all",
    query: VideoFilter,
    response: z.array(Video),
  }),
  ofRoute: endpoint({
    method: "GET",
    path: "/route_videos/{route_id}",
    summary: "List a route's videos, newest first; failed ones only for their owner",
    access: "all",
    params: z.object({ route_id: Id }),
    response: z.array(Video),
    errors: ["NOT_FOUND"],
  }),
  upload: endpoint({
    method: "POST",
    path: "/video",
    summary: "Upload a video of a route; it is processed in the background",
    access: "verified",
    encoding: "multipart",
    body: VideoUpload,
    files: { file: { kinds: ["mp4", "quicktime"], maxBytes: 500 * MEGABYTE } },
    success: 202,
    response: Video,
    errors: ["NOT_FOUND", "RATE_LIMITED"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/video/{video_id}",
    summary: "Delete one of your videos, or any as an admin",
    access: "user",
    params: videoParams,
    errors: ["FORBIDDEN", "NOT_FOUND"],
  }),
  thumbnail: endpoint({
    method: "GET",
    path: "/video_thumbnail/{video_id}",
    summary: "The thumbnail of a processed video",
    access: "all",
    params: videoParams,
    media: "image/webp",
    errors: ["NOT_FOUND"],
  }),
  stream: endpoint({
    method: "GET",
    path: "/video/{video_id}",
    summary: "A processed video, with byte ranges",
    access: "all",
    params: videoParams,
    media: "video/mp4",
    errors: ["NOT_FOUND", "RANGE_NOT_SATISFIABLE"],
  }),
};
