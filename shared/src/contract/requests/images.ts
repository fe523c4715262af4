import * as z from "zod/mini";

import { plainText } from "./fields.ts";

/** `v` is the version of the gym or route. Browsers cache an image with `v` forever. */
export const ImageQuery = z.object({ v: z.optional(plainText(40)) });
export type ImageQuery = z.input<typeof ImageQuery>;

/** `key` is the `photo_key` of a user. */
export const UserPhotoQuery = z.extend(ImageQuery, { key: z.optional(plainText(100)) });
export type UserPhotoQuery = z.input<typeof UserPhotoQuery>;
