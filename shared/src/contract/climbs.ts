import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import type { ClimbFilter, ClimbLog } from "./requests/climbs.ts";

/** One climb of a route: a send if the climber topped it, else an attempt. */
export const Climb = z.object({
  id: Id,
  route: Id,
  user: Id,
  time: Timestamp,
  sent: z.boolean(),
  /** The feed entry of a send. Null for an attempt. */
  activity: z.nullable(Id),
  /**
   * Whether this is the climber's first send of the route, with no attempt before it. A climb that arrives late or is
   * removed can change it. Missing in responses of version 1.0.
   */
  flash: z.optional(z.boolean()),
  /** The name and the grade of the route when the server accepted the climb. Missing in responses of version 1.0. */
  route_name: z.optional(z.string()),
  grade: z.optional(z.string()),
});
export type Climb = z.infer<typeof Climb>;

/** The server returns at most this number of the newest climbs. */
export const MAX_LISTED_CLIMBS = 20_000;

const logEndpoint = { method: "POST", body: input<ClimbLog>(), response: Climb } as const;

export const climbs = {
  mine: endpoint({
    method: "GET",
    path: "/climbs/me",
    query: input<ClimbFilter>(),
    response: z.array(Climb),
  }),
  addSend: endpoint({ ...logEndpoint, path: "/climbs/me/add_send/{route_id}" }),
  addAttempt: endpoint({ ...logEndpoint, path: "/climbs/me/add_attempt/{route_id}" }),
  remove: endpoint({ method: "DELETE", path: "/climbs/me/{climb_id}" }),
};
