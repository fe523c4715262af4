import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { SetChange, SetCreation } from "../requests/set-changes.ts";
import { setChanges as endpoints } from "../set-changes.ts";
import { serve } from "./serve.ts";

const params = z.object({ set_id: Id });

export const setChanges = serve(endpoints, {
  create: {
    summary: "Add a set to a circuit; 200 with the stored set if the idempotency key exists",
    access: { action: "setRoutes", gym: { body: "circuit_id" } },
    body: SetCreation,
    success: 201,
    repeated: 200,
    errors: ["NOT_FOUND", "CONFLICT", "LIMIT_REACHED"],
  },
  update: {
    summary: "Change the name or the date of a set",
    access: { action: "setRoutes", gym: { params: "set_id" } },
    params,
    body: SetChange,
    errors: ["NOT_FOUND", "LIMIT_REACHED"],
  },
  remove: {
    summary: "Delete a set with its routes and their climbs, projects and videos",
    access: { action: "setRoutes", gym: { params: "set_id" } },
    params,
    errors: ["NOT_FOUND", "LIMIT_REACHED"],
  },
  dependents: {
    summary: "Count what would be deleted with a set",
    access: { action: "setRoutes", gym: { params: "set_id" } },
    params,
    errors: ["NOT_FOUND"],
  },
});
