import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { plainText, TimestampInput } from "./fields.ts";

export const InsightsQuery = z.object({
  /** Only climbs from this day on, in the time zone of the gym. */
  since: z.optional(TimestampInput),
  circuit_id: z.optional(Id),
  /** The name of an area. */
  area: z.optional(plainText(100)),
  /** A reset of the gym. The response describes the wall as it will be after it. */
  reset_id: z.optional(Id),
});
export type InsightsQuery = z.input<typeof InsightsQuery>;
