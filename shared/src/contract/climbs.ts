import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id, TimestampInput, Timestamp } from "./fields.ts";

/** One climb of a route: a send if the climber topped it, else an attempt. */
export const Climb = z
  .object({
    id: Id,
    route: Id,
    user: Id,
    time: Timestamp,
    sent: z.boolean(),
    /** The feed entry of a send. Null for an attempt. */
    activity: z.nullable(Id),
  })
  .register(z.globalRegistry, { id: "Climb" });
export type Climb = z.infer<typeof Climb>;

/** The client sets the id and the time, so that it can repeat the request. */
export const ClimbLog = z
  .object({ id: z.optional(Id), time: z.optional(TimestampInput) })
  .register(z.globalRegistry, { id: "ClimbLog" });
export type ClimbLog = z.input<typeof ClimbLog>;

const logEndpoint = {
  method: "POST",
  access: "user",
  params: z.object({ route_id: Id }),
  body: ClimbLog,
  success: 201,
  repeated: 200,
  response: Climb,
  errors: ["NOT_FOUND", "CONFLICT", "RATE_LIMITED"],
} as const;

export const climbs = {
  mine: endpoint({
    method: "GET",
    path: "/climbs/me",
    summary: "List your climbs, newest first, at most 20,000",
    access: "user",
    query: z.object({ since: z.optional(TimestampInput) }),
    response: z.array(Climb),
  }),
  addSend: endpoint({
    ...logEndpoint,
    path: "/climbs/me/add_send/{route_id}",
    summary: "Log a send; 200 with the stored climb if the id exists",
  }),
  addAttempt: endpoint({
    ...logEndpoint,
    path: "/climbs/me/add_attempt/{route_id}",
    summary: "Log an attempt; 200 with the stored climb if the id exists",
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/climbs/me/{climb_id}",
    summary:
      "Remove one of your climbs; if the id does not exist, logging it returns 409 for 30 days",
    access: "user",
    params: z.object({ climb_id: Id }),
    errors: ["NOT_FOUND"],
  }),
};
