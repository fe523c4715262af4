import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { positiveIntParam, TimestampInput } from "./fields.ts";

export const ActivityQuery = z.object({
  page: z.optional(positiveIntParam(1_000_000)),
  page_size: z.optional(positiveIntParam(50)),
  gym_id: z.optional(Id),
  as_of: z.optional(TimestampInput),
});
export type ActivityQuery = z.input<typeof ActivityQuery>;
