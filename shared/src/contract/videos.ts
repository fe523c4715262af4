import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";

/** A film of how to climb a route: beta. */
export const Video = z
  .object({
    id: Id,
    route: Id,
    user: Id,
    username: z.string(),
    has_profile_photo: z.boolean(),
    time: Timestamp,
    /** Until then it can be neither played nor looked at. */
    processed: z.boolean(),
    /** It could not be made playable. Only its owner is told. */
    failed: z.boolean(),
  })
  .register(z.globalRegistry, { id: "Video" });
export type Video = z.infer<typeof Video>;

export const VideoUpload = z
  .object({ route: Id })
  .register(z.globalRegistry, { id: "VideoUpload" });
export type VideoUpload = z.input<typeof VideoUpload>;

const MEGABYTE = 1_000_000;

const onVideo = z.object({ video_id: Id });

export const videos = {
  feed: endpoint({
    method: "GET",
    path: "/videos/",
    summary: "List processed videos, newest first, at most 100",
    access: "all",
    response: z.array(Video),
  }),
  ofRoute: endpoint({
    method: "GET",
    path: "/route_videos/{route_id}",
    summary: "List a route's videos, newest first; failed ones to their owner only",
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
    summary: "Delete a video: one's own, or as an admin anybody's",
    access: "user",
    params: onVideo,
    errors: ["FORBIDDEN", "NOT_FOUND"],
  }),
  thumbnail: endpoint({
    method: "GET",
    path: "/video_thumbnail/{video_id}",
    summary: "A still of a processed video",
    access: "all",
    params: onVideo,
    media: "image/webp",
    errors: ["NOT_FOUND"],
  }),
  stream: endpoint({
    method: "GET",
    path: "/video/{video_id}",
    summary: "A processed video, whole or by byte ranges",
    access: "all",
    params: onVideo,
    media: "video/mp4",
    errors: ["NOT_FOUND", "RANGE_NOT_SATISFIABLE"],
  }),
};
