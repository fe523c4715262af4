import * as z from "zod/mini";

import { feedback as endpoints } from "../feedback.ts";
import { Id } from "../fields.ts";
import { serve } from "./serve.ts";

export const feedback = serve(endpoints, {
  get: {
    summary:
      "Get the votes on a route, null below 5, with your own vote and notes; a draft only for setters of its gym",
    access: "all",
    params: z.object({ route_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
