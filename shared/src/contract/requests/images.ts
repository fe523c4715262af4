import * as z from "zod/mini";

import { plainText } from "./fields.ts";

/** `v` is the version of the gym or route. Browsers cache an image with `v` forever. */
export const ImageQuery = z.object({ v: z.optional(plainText(40)) });
export type ImageQuery = z.input<typeof ImageQuery>;
