import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { BooleanParam, idsParam } from "./fields.ts";

export const RouteFilter = z
  .object({
    gym_id: z.optional(Id),
    set_id: z.optional(Id),
    ids: z.optional(idsParam(200)),
    /** Only routes of current sets. */
    current: z.optional(BooleanParam),
    mine: z.optional(BooleanParam),
    /** Only the drafts of the gym, for its setters. */
    drafts: z.optional(BooleanParam),
  })
  .check(
    z.refine(({ drafts, gym_id }) => !drafts || gym_id !== undefined, {
      error: "Needs gym_id",
      path: ["drafts"],
    }),
    // The counts of a user for the routes of all gyms would read all climbs of the user.
    z.refine(({ mine, gym_id, set_id, ids }) => !mine || !!(gym_id ?? set_id ?? ids), {
      error: "Needs gym_id, set_id or ids",
      path: ["mine"],
    }),
  );
export type RouteFilter = z.input<typeof RouteFilter>;
