import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { positiveIntParam, TimestampInput } from "./fields.ts";

const MAX_CLIMBS = 20_000;

export const ClimbPage = z.object({
  /** Only climbs before this time. */
  before: z.optional(TimestampInput),
  limit: z.optional(positiveIntParam(MAX_CLIMBS)),
});
export type ClimbPage = z.input<typeof ClimbPage>;

export const StatsFilter = z.object({ gym_id: z.optional(Id) });
export type StatsFilter = z.input<typeof StatsFilter>;
