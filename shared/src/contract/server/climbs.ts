import * as z from "zod/mini";

import { climbs as endpoints } from "../climbs.ts";
import { Id } from "../fields.ts";
import { ClimbFilter, ClimbLog } from "../requests/climbs.ts";
import { serve } from "./serve.ts";

const logEndpoint = {
  access: "user",
  params: z.object({ route_id: Id }),
  body: ClimbLog,
  success: 201,
  repeated: 200,
  errors: ["NOT_FOUND", "CONFLICT", "ROUTE_STRIPPED", "RATE_LIMITED"],
} as const;

export const climbs = serve(endpoints, {
  mine: {
    summary: "List your climbs, newest first, at most 20,000",
    access: "user",
    query: ClimbFilter,
  },
  addSend: { ...logEndpoint, summary: "Log a send; 200 with the stored climb if the id exists" },
  addAttempt: {
    ...logEndpoint,
    summary: "Log an attempt; 200 with the stored climb if the id exists",
  },
  remove: {
    summary:
      "Remove one of your climbs; if the id does not exist, logging it returns 409 for 30 days",
    access: "user",
    params: z.object({ climb_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
