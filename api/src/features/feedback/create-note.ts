import type { Note } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { gyms, notes, routes } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { requireLoggable, type RouteState, wasLiveAt } from "../../queries/require-loggable.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { toNote } from "./stored-note.ts";

/** The limit of one user. */
const MAX_NOTES_PER_DAY = 20;

export type NewNote = Pick<typeof notes.$inferSelect, "id" | "route_id" | "kind" | "text" | "time">;

/** The transaction must have locked the user with `no key update`. */
export async function createNote(
  tx: Transaction,
  userId: string,
  note: NewNote,
): Promise<{ readonly note: Note; readonly isNew: boolean }> {
  const [stored] = await tx.select().from(notes).where(eq(notes.id, note.id));
  if (stored) return { note: toSameNote(stored, userId, note), isNew: false };
  const gym_id = await requireNotable(tx, note);
  await requireQuota(tx, userId);
  const [inserted] = await tx
    .insert(notes)
    .values({ ...note, gym_id, user_id: userId })
    .onConflictDoNothing()
    .returning();
  // A concurrent request of another user has inserted the same id.
  if (!inserted) throw new ProblemError("CONFLICT", { message: "This id is in use." });
  return { note: toNote(inserted), isNew: true };
}

/** @throws {ProblemError} CONFLICT if the id belongs to another note. */
function toSameNote(
  stored: typeof notes.$inferSelect,
  userId: string,
  { route_id, kind }: NewNote,
): Note {
  const isSame =
    stored.user_id === userId && stored.route_id === route_id.toLowerCase() && stored.kind === kind;
  if (!isSame) throw new ProblemError("CONFLICT", { message: "This id belongs to another note." });
  return toNote(stored);
}

interface NotedRoute extends RouteState {
  readonly gym_id: string;
  readonly undone_at: string | null;
}

/** Returns the gym of the route. */
async function requireNotable(
  tx: Transaction,
  { route_id, time }: Pick<NewNote, "route_id" | "time">,
): Promise<string> {
  const [route]: NotedRoute[] = await tx
    .select({
      gym_id: routes.gym_id,
      name: routes.name,
      status: routes.status,
      stripped_at: isoTimestamp(routes.stripped_at),
      undone_at: isoTimestamp(routes.undone_at),
      time_zone: gyms.time_zone,
    })
    .from(routes)
    .innerJoin(gyms, eq(gyms.id, routes.gym_id))
    .where(eq(routes.id, route_id));
  if (!route) throw createRouteNotFoundError();
  if (wasLiveAt(route, time)) return route.gym_id;
  if (route.status === "draft") throw createRouteNotFoundError();
  requireLoggable(route, time);
  return route.gym_id;
}

/** @throws {ProblemError} 429 if the user has sent too many notes in the last 24 hours. */
async function requireQuota(tx: Transaction, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ wait: number }>(sql`
    select ceil(extract(epoch from created_at + interval '1 day' - now()))::int as wait
    from notes
    where user_id = ${userId} and created_at > now() - interval '1 day'
    order by created_at desc offset ${MAX_NOTES_PER_DAY - 1} limit 1`);
  if (!rows[0]) return;
  throw new ProblemError("RATE_LIMITED", {
    message: "You have sent 20 notes today. Tell the desk if it cannot wait.",
    retryAfterSeconds: rows[0].wait,
  });
}
