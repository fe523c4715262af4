import * as z from "zod/mini";

import { blocks as endpoints } from "../blocks.ts";
import { Id } from "../fields.ts";
import { serve } from "./serve.ts";

const userParams = z.object({ user_id: Id });

export const blocks = serve(endpoints, {
  mine: { summary: "List the users whom you have blocked, newest first", access: "user" },
  add: {
    summary: "Block a user, so that neither of you sees the other; idempotent",
    access: "user",
    params: userParams,
    errors: ["NOT_FOUND", "CONFLICT", "LIMIT_REACHED"],
  },
  remove: {
    summary: "Unblock a user; idempotent",
    access: "user",
    params: userParams,
  },
});
