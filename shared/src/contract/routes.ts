import * as z from "zod/mini";

import { CircuitColor } from "./circuits.ts";
import { endpoint, input } from "./endpoint.ts";
import { Code, Id, Timestamp } from "./fields.ts";
import { GradeRank } from "./grade-scales.ts";
import type { RouteFilter } from "./requests/routes.ts";
import { UserRef } from "./users.ts";

/**
 * `draft`: goes up with a reset that is not published. `live`: published and not stripped. `stripped`: removed from the
 * wall. Its climbs remain.
 */
export const RouteStatus = z.enum(["draft", "live", "stripped"]);
export type RouteStatus = z.infer<typeof RouteStatus>;

/** A boulder problem on a wall. In this code a route is never a URL: see VOCABULARY.md. */
export const Route = z.object({
  id: Id,
  name: z.string(),
  grade: z.string(),
  /** The name of the layout's area that contains it. */
  location: z.string(),
  /** Comma-separated tags. */
  style: z.string(),
  x: z.number(),
  y: z.number(),
  /** Null for a draft. */
  set_id: z.nullable(Id),
  gym_id: Id,
  circuit_id: Id,
  color: CircuitColor,
  has_image: z.boolean(),
  /** The sends of all climbers. */
  climb_count: z.int(),
  /** The current user's sends, if the query contains `mine`. Otherwise 0, so that all users share a cached list. */
  user_sends: z.int(),
  user_attempts: z.int(),
  version: z.int(),
  /** The defaults are for responses of version 1.0. Remove them in 1.2.0. */
  status: z._default(RouteStatus, "live"),
  published_at: z._default(z.nullable(Timestamp), null),
  stripped_at: z._default(z.nullable(Timestamp), null),
  /** The announced day of the stripping, in the time zone of the gym. */
  leaves_on: z._default(z.nullable(z.iso.date()), null),
  /** The reset that puts up a draft. Null for other routes. */
  reset_id: z._default(z.nullable(Id), null),
  /** Where the grade is in the scale of the gym. Null for a grade outside the scale. */
  grade_rank: z._default(z.nullable(GradeRank), null),
  /** Responses of version 1.0 have none. Require it in 1.2.0. */
  code: z.optional(Code),
});
export type Route = z.infer<typeof Route>;

/** A route of any status, with the user who set it. */
export const SingleRoute = z.extend(Route, {
  /** Null if unknown, or if the current user may not see the profile. */
  setter: z.nullable(UserRef),
});
export type SingleRoute = z.infer<typeof SingleRoute>;

/** The climbers who sent a route. `num_users` also counts climbers who hide their sends. */
export const SentBy = z.object({ users: z.array(UserRef), num_users: z.int() });
export type SentBy = z.infer<typeof SentBy>;

export const routes = {
  list: endpoint({
    method: "GET",
    path: "/routes/get_all",
    query: input<RouteFilter>(),
    response: z.array(Route),
  }),
  get: endpoint({ method: "GET", path: "/routes/{route_id}", response: SingleRoute }),
  sentBy: endpoint({ method: "GET", path: "/routes/sent_by/{route_id}", response: SentBy }),
};
