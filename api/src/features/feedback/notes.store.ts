import type { Note, NotePage } from "@topout/shared/contract";

import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { createNote, type NewNote } from "./create-note.ts";
import { markDone } from "./mark-done.ts";
import { type NotePageRequest, readNotePage } from "./read-note-page.ts";

export const createNoteStore = (db: DatabaseReader, changes: Changes) => ({
  /**
   * A repeated call with the same id returns the stored note.
   * @throws {ProblemError} 404 for an unknown route, CONFLICT if the id belongs to another note, ROUTE_STRIPPED if the
   * route was stripped long before the note, 429 for too many notes.
   */
  create: (
    actor: Actor,
    note: NewNote,
  ): Promise<{ readonly note: Note; readonly isNew: boolean }> =>
    // Without the lock, calls at the same time could exceed the limit.
    changes.runTransaction({ actor, lock: "no key update" }, (tx) =>
      createNote(tx, actor.id, note),
    ),

  getPage: (request: NotePageRequest): Promise<NotePage> => readNotePage(db, request),

  /** @throws {ProblemError} 404 for an unknown note. */
  markDone: (actor: Actor, noteId: string): Promise<void> =>
    changes.runTransaction({ actor }, (tx) => markDone(tx, noteId, actor)),
});

export type NoteStore = ReturnType<typeof createNoteStore>;
