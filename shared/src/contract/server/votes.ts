import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { Vote } from "../requests/votes.ts";
import { votes as endpoints } from "../votes.ts";
import { serve } from "./serve.ts";

const routeParams = z.object({ route_id: Id });

export const votes = serve(endpoints, {
  save: {
    summary:
      "Vote on the grade of a route that you have climbed, or change your vote; it ends with your last climb",
    access: "user",
    params: routeParams,
    body: Vote,
    errors: ["NOT_FOUND", "CONFLICT", "ROUTE_STRIPPED"],
  },
  remove: {
    summary: "Take back your vote; idempotent",
    access: "user",
    params: routeParams,
    errors: ["NOT_FOUND"],
  },
});
