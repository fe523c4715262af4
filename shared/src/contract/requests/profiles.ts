import * as z from "zod/mini";

import { MAX_LISTED_CLIMBS } from "../climbs.ts";
import { Id } from "../fields.ts";
import { positiveIntParam, TimestampInput } from "./fields.ts";

export const ClimbPage = z.object({
  /** Only climbs before this time. */
  before: z.optional(TimestampInput),
  limit: z.optional(positiveIntParam(MAX_LISTED_CLIMBS)),
});
export type ClimbPage = z.input<typeof ClimbPage>;

export const StatsFilter = z.object({ gym_id: z.optional(Id) });
export type StatsFilter = z.input<typeof StatsFilter>;
