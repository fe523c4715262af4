import * as z from "zod/mini";

import { plainText, positiveIntParam } from "./fields.ts";

export const GymSearch = z.object({
  q: z.optional(plainText(100)),
  page: z.optional(positiveIntParam(1_000_000)),
  page_size: z.optional(positiveIntParam(50)),
});
export type GymSearch = z.input<typeof GymSearch>;
