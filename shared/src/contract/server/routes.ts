import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { RouteFilter } from "../requests/routes.ts";
import { routes as endpoints } from "../routes.ts";
import { serve } from "./serve.ts";

export const routes = serve(endpoints, {
  list: {
    summary:
      "List live routes, with ids also stripped ones, with drafts only those; without gym_id, set_id or ids, the newest 5,000",
    access: "all",
    query: RouteFilter,
    errors: ["UNAUTHORIZED", "FORBIDDEN"],
  },
  get: {
    summary: "Get a route; a draft only for setters of its gym",
    access: "all",
    params: z.object({ route_id: Id }),
    errors: ["NOT_FOUND"],
  },
  sentBy: {
    summary: "List who sent a route, newest send first",
    access: "all",
    params: z.object({ route_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
