import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { VideoFileQuery, VideoFilter, VideoUpload } from "../requests/videos.ts";
import { videos as endpoints } from "../videos.ts";
import { serve } from "./serve.ts";

const videoParams = z.object({ video_id: Id });

export const videos = serve(endpoints, {
  feed: {
    summary: "List processed videos, newest first, at most 100",
    access: "all",
    query: VideoFilter,
  },
  ofRoute: {
    summary: "List a route's videos, newest first; failed and reported ones only for their owner",
    access: "all",
    params: z.object({ route_id: Id }),
    errors: ["NOT_FOUND"],
  },
  upload: {
    summary: "Upload a video of a route; it is processed in the background",
    access: "verified",
    body: VideoUpload,
    success: 202,
    errors: ["NOT_FOUND", "RATE_LIMITED", "UPLOADS_STOPPED"],
  },
  remove: {
    summary: "Delete one of your videos, or any as an admin",
    access: "user",
    params: videoParams,
    errors: ["FORBIDDEN", "NOT_FOUND"],
  },
  thumbnail: {
    summary:
      "The thumbnail of a processed video; of a hidden one only for staff, of a hidden profile only for its owner",
    access: "all",
    params: videoParams,
    query: VideoFileQuery,
    errors: ["NOT_FOUND"],
  },
  stream: {
    summary:
      "A processed video, with byte ranges; a hidden one only for staff, one of a hidden profile only for its owner",
    access: "all",
    params: videoParams,
    query: VideoFileQuery,
    errors: ["NOT_FOUND", "RANGE_NOT_SATISFIABLE"],
  },
});
