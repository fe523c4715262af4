import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id } from "./fields.ts";

const activityParams = z.object({ activity_id: Id });

export const reactions = {
  add: endpoint({
    method: "POST",
    path: "/reactions/{activity_id}",
    summary: "Bump an activity; idempotent",
    access: "user",
    params: activityParams,
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/reactions/{activity_id}",
    summary: "Remove a bump; idempotent",
    access: "user",
    params: activityParams,
    errors: ["NOT_FOUND"],
  }),
};
