import * as z from "zod/mini";

import { CircuitColor } from "./circuits.ts";
import { endpoint, input } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import type { ActivityQuery } from "./requests/activities.ts";
import { Route } from "./routes.ts";
import { OptionalDisplayName, UserRef } from "./users.ts";

/** How many sends an activity has in one circuit. */
export const CircuitTally = z.object({
  circuit_id: Id,
  name: z.string(),
  color: CircuitColor,
  sends: z.int(),
});
export type CircuitTally = z.infer<typeof CircuitTally>;

/** The sends of one climber in one gym on one day. */
export const Activity = z.object({
  id: Id,
  user: Id,
  username: z.string(),
  display_name: OptionalDisplayName,
  has_profile_photo: z.boolean(),
  gym_id: Id,
  /** The time of the first send, so that the feed position does not change. */
  time: Timestamp,
  /** One entry per route, with the time of its last send. At most 60, newest first. */
  climbs: z.array(
    z.object({
      route: Route,
      /** As in `Climb`, of the last send. */
      route_name: z.optional(z.string()),
      grade: z.optional(z.string()),
      time: Timestamp,
      sends: z.int(),
    }),
  ),
  /** All sends, including those of routes that `climbs` does not list. */
  num_sends: z.int(),
  /** All sends by circuit, in display order. */
  tallies: z.array(CircuitTally),
  /** At most 100, newest first. Always includes the reaction of the current user. */
  reactions: z.array(UserRef),
  num_reactions: z.int(),
});
export type Activity = z.infer<typeof Activity>;

export const ActivityPage = z.object({
  data: z.array(Activity),
  meta: z.object({
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
    /** The client sends it to request the next page, so that new entries do not shift the list. */
    as_of: Timestamp,
  }),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

export const activities = {
  page: endpoint({
    method: "GET",
    path: "/activities/get_paginated",
    query: input<ActivityQuery>(),
    response: ActivityPage,
  }),
};
