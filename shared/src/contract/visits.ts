import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import type { SeenNews } from "./requests/visits.ts";

/** The running visit of a user to a gym. */
const Visit = z.object({
  /** When the visit before this one ended. Null during the first visit. */
  previous: z.nullable(Timestamp),
  /** The user has seen the routes that were new at this time. */
  seen_until: z.optional(Timestamp),
  /** The user has seen that these projects leave: the announced day by route id. */
  seen_leaving: z.optional(z.record(Id, z.iso.date())),
});
export type Visit = z.infer<typeof Visit>;

export const visits = {
  record: endpoint({
    method: "POST",
    path: "/gyms/{gym_id}/visit",
    body: input<SeenNews>(),
    response: Visit,
  }),
};
