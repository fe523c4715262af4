import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { reactions as endpoints } from "../reactions.ts";
import { serve } from "./serve.ts";

const activityParams = z.object({ activity_id: Id });

export const reactions = serve(endpoints, {
  add: {
    summary: "Bump an activity; idempotent",
    access: "user",
    params: activityParams,
    errors: ["NOT_FOUND"],
  },
  remove: {
    summary: "Remove a bump; idempotent",
    access: "user",
    params: activityParams,
    errors: ["NOT_FOUND"],
  },
});
