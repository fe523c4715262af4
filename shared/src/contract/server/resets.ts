import * as z from "zod/mini";

import { Id } from "../fields.ts";
import {
  ResetChange,
  ResetCreation,
  ResetPageQuery,
  ResetPublication,
} from "../requests/resets.ts";
import { resets as endpoints } from "../resets.ts";
import { serve } from "./serve.ts";

const ofGym = {
  access: { action: "setRoutes", gym: { params: "gym_id" } },
  params: z.object({ gym_id: Id }),
} as const;

const ofReset = {
  access: { action: "setRoutes", gym: { params: "reset_id" } },
  params: z.object({ reset_id: Id }),
} as const;

export const resets = serve(endpoints, {
  pageOfGym: {
    ...ofGym,
    summary: "A page of the resets of a gym, newest first",
    query: ResetPageQuery,
    errors: ["NOT_FOUND"],
  },
  create: {
    ...ofGym,
    summary: "Create a draft of a reset; 200 with the stored reset if the id exists",
    body: ResetCreation,
    success: 201,
    repeated: 200,
    errors: ["NOT_FOUND", "CONFLICT", "LIMIT_REACHED"],
  },
  get: { ...ofReset, summary: "Get a reset", errors: ["NOT_FOUND"] },
  update: {
    ...ofReset,
    summary:
      "Change a draft; a route that another draft strips is a conflict, unless `take` moves it",
    body: ResetChange,
    errors: ["NOT_FOUND", "CONFLICT", "LIMIT_REACHED"],
  },
  remove: {
    ...ofReset,
    summary: "Delete a draft with its new routes, unless one of them has climbs",
    errors: ["NOT_FOUND", "CONFLICT"],
  },
  publish: {
    ...ofReset,
    summary:
      "Publish a draft: its routes come down and its new routes go up at once; a repeated call returns the reset",
    body: ResetPublication,
    success: 200,
    errors: ["NOT_FOUND", "STALE", "LIMIT_REACHED"],
  },
  undo: {
    ...ofReset,
    summary: "Make a reset of the last 24 hours a draft again; its new routes keep their climbs",
    success: 200,
    errors: ["NOT_FOUND", "CONFLICT", "LIMIT_REACHED"],
  },
});
