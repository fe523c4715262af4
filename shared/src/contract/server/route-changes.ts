import * as z from "zod/mini";

import { Id } from "../fields.ts";
import {
  DraftRouteCreation,
  ManyRoutesChange,
  RouteChange,
  RouteCreation,
} from "../requests/route-changes.ts";
import { routeChanges as endpoints } from "../route-changes.ts";
import { serve } from "./serve.ts";

export const routeChanges = serve(endpoints, {
  create: {
    summary: "Create a route; 200 with the stored route if the idempotency key exists",
    access: { action: "setRoutes", gym: { body: "set_id" } },
    body: RouteCreation,
    success: 201,
    repeated: 200,
    errors: ["NOT_FOUND", "LIMIT_REACHED"],
  },
  createDraft: {
    summary: "Add a new route to the draft of a reset; 200 with the stored route if the id exists",
    access: { action: "setRoutes", gym: { params: "reset_id" } },
    params: z.object({ reset_id: Id }),
    body: DraftRouteCreation,
    success: 201,
    repeated: 200,
    errors: ["NOT_FOUND", "CONFLICT", "LIMIT_REACHED"],
  },
  update: {
    summary:
      "Change a route, with circuit_id a draft, whose texts can be empty; keeps the photo if no file is sent",
    access: { action: "setRoutes", gym: { body: "route_id" } },
    body: RouteChange,
    errors: ["NOT_FOUND", "STALE", "CONFLICT", "LIMIT_REACHED"],
  },
  remove: {
    summary: "Delete a route with its climbs, projects and videos",
    access: { action: "setRoutes", gym: { params: "route_id" } },
    params: z.object({ route_id: Id }),
    errors: ["NOT_FOUND"],
  },
  changeMany: {
    summary:
      "Change, strip, restore or delete several routes; a failed route does not stop the others",
    access: { action: "setRoutes", gym: "each" },
    body: ManyRoutesChange,
    success: 200,
  },
  dependents: {
    summary: "Count what would be deleted with a route",
    access: { action: "setRoutes", gym: { params: "route_id" } },
    params: z.object({ route_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
