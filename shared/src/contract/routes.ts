import * as z from "zod/mini";

import { CircuitColor } from "./circuits.ts";
import { endpoint } from "./endpoint.ts";
import { BooleanParam, Id } from "./fields.ts";
import { UserRef } from "./users.ts";

/** A boulder problem on a wall. In this code a route is never a URL: see VOCABULARY.md. */
export const Route = z
  .object({
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
  })
  .register(z.globalRegistry, { id: "Route" });
export type Route = z.infer<typeof Route>;

/** The climbers who sent a route. `num_users` also counts climbers who hide their sends. */
export const SentBy = z
  .object({ users: z.array(UserRef), num_users: z.int() })
  .register(z.globalRegistry, { id: "SentBy" });
export type SentBy = z.infer<typeof SentBy>;

export const RouteFilter = z.object({
  gym_id: z.optional(Id),
  set_id: z.optional(Id),
  /** Only routes of current sets. */
  current: z.optional(BooleanParam),
  mine: z.optional(BooleanParam),
});
export type RouteFilter = z.input<typeof RouteFilter>;

export const routes = {
  list: endpoint({
    method: "GET",
    path: "/routes/get_all",
    summary: "List routes; without gym_id or set_id, the newest 5,000",
    access: "all",
    query: RouteFilter,
    response: z.array(Route),
  }),
  sentBy: endpoint({
    method: "GET",
    path: "/routes/sent_by/{route_id}",
    summary: "List who sent a route, newest send first",
    access: "all",
    params: z.object({ route_id: Id }),
    response: SentBy,
    errors: ["NOT_FOUND"],
  }),
};
