import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { BooleanParam, plainText, TimestampInput } from "./fields.ts";

export const VideoFilter = z.object({
  gym_id: z.optional(Id),
  /** Only videos after this time. */
  since: z.optional(TimestampInput),
  /** Only videos up to and including this time. */
  until: z.optional(TimestampInput),
});
export type VideoFilter = z.input<typeof VideoFilter>;

export const VideoUpload = z.object({
  route: Id,
  /** Everybody in the video has agreed to the upload. The default is false. */
  agreed: z.optional(BooleanParam),
  /** The processed video keeps the sound. The default is false. */
  keep_sound: z.optional(BooleanParam),
});
export type VideoUpload = z.input<typeof VideoUpload>;

/** `key` is the `media_key` of a video. */
export const VideoFileQuery = z.object({ key: z.optional(plainText(100)) });
export type VideoFileQuery = z.input<typeof VideoFileQuery>;
