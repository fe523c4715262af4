import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import { NoteKind } from "./note-kind.ts";
import type { NoteCreation, NotePageQuery } from "./requests/notes.ts";
import { UserRef } from "./users.ts";

/** What a climber tells the setters of a route. */
export const Note = z.object({
  id: Id,
  route: Id,
  kind: NoteKind,
  text: z.nullable(z.string()),
  time: Timestamp,
  done_at: z.nullable(Timestamp),
});
export type Note = z.infer<typeof Note>;

/** A note with its climber. Only staff sees it. */
export const StaffNote = z.extend(Note, { user: UserRef });
export type StaffNote = z.infer<typeof StaffNote>;

export const NotePage = z.object({
  data: z.array(StaffNote),
  meta: z.object({
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
    as_of: Timestamp,
    /** How many things there are to fix. The notes of one kind on one route are about one thing. */
    to_fix: z.int(),
  }),
});
export type NotePage = z.infer<typeof NotePage>;

export const notes = {
  create: endpoint({
    method: "POST",
    path: "/routes/{route_id}/notes",
    body: input<NoteCreation>(),
    response: Note,
  }),
  pageOfGym: endpoint({
    method: "GET",
    path: "/gyms/{gym_id}/notes",
    query: input<NotePageQuery>(),
    response: NotePage,
  }),
  markDone: endpoint({ method: "POST", path: "/notes/{note_id}/done" }),
};
