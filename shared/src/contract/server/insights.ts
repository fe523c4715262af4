import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { insights as endpoints } from "../insights.ts";
import { InsightsQuery } from "../requests/insights.ts";
import { serve } from "./serve.ts";

export const insights = serve(endpoints, {
  ofGym: {
    summary:
      "What the climbs say about the routes on the wall of a gym, or as it will be after a reset; a figure of fewer than three climbers is null",
    access: { action: "setRoutes", gym: { params: "gym_id" } },
    params: z.object({ gym_id: Id }),
    query: InsightsQuery,
    errors: ["NOT_FOUND"],
  },
});
