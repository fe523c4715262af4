import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { notes as endpoints } from "../notes.ts";
import { NoteCreation, NotePageQuery } from "../requests/notes.ts";
import { serve } from "./serve.ts";

export const notes = serve(endpoints, {
  create: {
    summary: "Tell the setters of a route something; 200 with the stored note if the id exists",
    access: "user",
    params: z.object({ route_id: Id }),
    body: NoteCreation,
    success: 201,
    repeated: 200,
    errors: ["NOT_FOUND", "CONFLICT", "ROUTE_STRIPPED", "RATE_LIMITED"],
  },
  pageOfGym: {
    summary:
      "A page of the notes of a gym, newest first; with open, what is to fix on live routes and the opinions of 30 days, those of one kind and route together",
    access: { action: "setRoutes", gym: { params: "gym_id" } },
    params: z.object({ gym_id: Id }),
    query: NotePageQuery,
    errors: ["NOT_FOUND"],
  },
  markDone: {
    summary: "Mark a note, and the earlier ones of its kind on its route, as done; idempotent",
    access: { action: "setRoutes", gym: { params: "note_id" } },
    params: z.object({ note_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
