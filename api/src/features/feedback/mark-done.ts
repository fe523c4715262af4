import { and, eq, isNull, lte, sql } from "drizzle-orm";

import { recordChange } from "../../audit/record-change.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { notes, routes } from "../../database/schema.ts";
import { createNoteNotFoundError } from "../../queries/require-rows.ts";

/**
 * Marks the note, and the earlier ones of its kind on its route, as done. Later ones can be about something that the
 * setter has not seen.
 */
export async function markDone(tx: Transaction, noteId: string, actor: Actor): Promise<void> {
  const [note] = await tx
    .select({
      route_id: notes.route_id,
      gym_id: notes.gym_id,
      kind: notes.kind,
      time: notes.time,
      route_name: routes.name,
    })
    .from(notes)
    .innerJoin(routes, eq(routes.id, notes.route_id))
    .where(eq(notes.id, noteId));
  if (!note) throw createNoteNotFoundError();
  const { route_id, gym_id, kind, route_name } = note;
  const isOpen = and(
    eq(notes.route_id, route_id),
    eq(notes.kind, kind),
    lte(notes.time, note.time),
    isNull(notes.done_at),
  );
  // The order of the locks prevents deadlocks with another setter.
  const open = await tx
    .select({ id: notes.id })
    .from(notes)
    .where(isOpen)
    .orderBy(notes.id)
    .for("update");
  if (open.length === 0) return;
  await tx
    .update(notes)
    .set({ done_at: sql`now()` })
    .where(isOpen);
  await recordChange(tx, actor, {
    action: "update",
    object: { type: "route", id: route_id, name: route_name },
    gymId: gym_id,
    before: { [kind]: "open" },
    after: { [kind]: "done" },
  });
}
