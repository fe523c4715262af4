import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { SeenNews } from "../requests/visits.ts";
import { visits as endpoints } from "../visits.ts";
import { serve } from "./serve.ts";

export const visits = serve(endpoints, {
  record: {
    summary: "Start or continue a visit to a gym, which ends after 4 hours without a call",
    access: "user",
    params: z.object({ gym_id: Id }),
    body: SeenNews,
    errors: ["NOT_FOUND"],
  },
});
