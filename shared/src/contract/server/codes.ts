import * as z from "zod/mini";

import { codes as endpoints } from "../codes.ts";
import { Code, Id } from "../fields.ts";
import { CodeQuery, ScanQuery } from "../requests/codes.ts";
import { serve } from "./serve.ts";

export const codes = serve(endpoints, {
  get: {
    summary: "Find the area or the route with a code; a draft only for setters of its gym",
    access: "all",
    params: z.object({ code: Code }),
    query: CodeQuery,
    errors: ["NOT_FOUND"],
  },
  scans: {
    summary: "Count the scans of the labels of a gym by day",
    access: { action: "setRoutes", gym: { params: "gym_id" } },
    params: z.object({ gym_id: Id }),
    query: ScanQuery,
    errors: ["NOT_FOUND"],
  },
});
