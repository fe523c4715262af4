import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { sets as endpoints } from "../sets.ts";
import { serve } from "./serve.ts";

export const sets = serve(endpoints, {
  list: {
    summary: "List a gym's sets, newest first",
    access: "all",
    params: z.object({ gym_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
