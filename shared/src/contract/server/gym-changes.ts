import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { gymChanges as endpoints } from "../gym-changes.ts";
import { GymChange, GymCreation } from "../requests/gym-changes.ts";
import { serve } from "./serve.ts";

export const gymChanges = serve(endpoints, {
  create: {
    summary: "Create a gym; 200 with the stored gym if the idempotency key exists",
    access: { action: "createGym", gym: "none" },
    body: GymCreation,
    success: 201,
    repeated: 200,
    errors: ["LIMIT_REACHED"],
  },
  update: {
    summary: "Change a gym's details, layout or photo",
    access: { action: "editGym", gym: { params: "gym_id" } },
    params: z.object({ gym_id: Id }),
    body: GymChange,
    errors: ["NOT_FOUND", "STALE"],
  },
});
