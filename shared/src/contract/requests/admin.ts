import * as z from "zod/mini";

import { plainText, positiveIntParam } from "./fields.ts";

export const UserSearch = z.object({
  q: z.optional(plainText(254)),
  page: z.optional(positiveIntParam(1_000_000)),
  page_size: z.optional(positiveIntParam(1_000)),
});
export type UserSearch = z.input<typeof UserSearch>;
