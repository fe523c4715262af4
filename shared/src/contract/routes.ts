import * as z from "zod/mini";

import { CircuitColor } from "./circuits.ts";
import { endpoint, input } from "./endpoint.ts";
import { Id } from "./fields.ts";
import type { RouteFilter } from "./requests/routes.ts";
import { UserRef } from "./users.ts";

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
  set_id: Id,
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
});
export type Route = z.infer<typeof Route>;

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
  sentBy: endpoint({ method: "GET", path: "/routes/sent_by/{route_id}", response: SentBy }),
};
