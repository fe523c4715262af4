import * as z from "zod/mini";

import { circuitChanges as endpoints } from "../circuit-changes.ts";
import { Id } from "../fields.ts";
import { CircuitChange, CircuitCreation } from "../requests/circuit-changes.ts";
import { serve } from "./serve.ts";

export const circuitChanges = serve(endpoints, {
  create: {
    summary: "Add a circuit to a gym; 200 with the stored circuit if the idempotency key exists",
    access: { action: "editGym", gym: { body: "gym_id" } },
    body: CircuitCreation,
    success: 201,
    repeated: 200,
    errors: ["NOT_FOUND", "CONFLICT", "LIMIT_REACHED"],
  },
  update: {
    summary: "Change the name and the colour of a circuit",
    access: { action: "editGym", gym: { params: "circuit_id" } },
    params: z.object({ circuit_id: Id }),
    body: CircuitChange,
    errors: ["NOT_FOUND"],
  },
  remove: {
    summary: "Delete a circuit with its sets, its routes and their climbs, projects and videos",
    access: { action: "editGym", gym: { params: "circuit_id" } },
    params: z.object({ circuit_id: Id }),
    errors: ["NOT_FOUND"],
  },
  dependents: {
    summary: "Count what would be deleted with a circuit",
    access: { action: "editGym", gym: { params: "circuit_id" } },
    params: z.object({ circuit_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
