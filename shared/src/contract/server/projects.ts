import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { projects as endpoints } from "../projects.ts";
import { serve } from "./serve.ts";

const routeParams = z.object({ route_id: Id });

export const projects = serve(endpoints, {
  mine: { summary: "List the route ids of your projects", access: "user" },
  add: {
    summary: "Make a route a project; idempotent",
    access: "user",
    params: routeParams,
    errors: ["NOT_FOUND", "ROUTE_STRIPPED", "LIMIT_REACHED"],
  },
  remove: {
    summary: "Remove a project; idempotent",
    access: "user",
    params: routeParams,
    errors: ["NOT_FOUND"],
  },
});
