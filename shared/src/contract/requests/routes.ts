import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { BooleanParam } from "./fields.ts";

export const RouteFilter = z.object({
  gym_id: z.optional(Id),
  set_id: z.optional(Id),
  /** Only routes of current sets. */
  current: z.optional(BooleanParam),
  mine: z.optional(BooleanParam),
});
export type RouteFilter = z.input<typeof RouteFilter>;
