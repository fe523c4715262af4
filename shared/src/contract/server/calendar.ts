import * as z from "zod/mini";

import { calendar as endpoints } from "../calendar.ts";
import { Id } from "../fields.ts";
import { serve } from "./serve.ts";

export const calendar = serve(endpoints, {
  ofGym: {
    summary: "The announced and published resets of a gym, as an iCalendar file to subscribe to",
    access: "all",
    params: z.object({ gym_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
