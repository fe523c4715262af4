import type { Feedback, Note } from "@topout/shared/contract";
import { MIN_SHOWN_VOTES } from "@topout/shared/domain";
import { MIN_CLIMBERS } from "@topout/shared/domain/insights";
import { getFlashRate, getTriesPerSend } from "@topout/shared/domain/tries";
import { and, desc, eq, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { climbs, notes, routes, votes } from "../../database/schema.ts";
import { canSeeRoute, type Viewer } from "../../queries/can-see-route.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { selectFirstSends, tryCounts } from "../../queries/tries.ts";
import { toNote } from "./stored-note.ts";

const MAX_NOTES = 100;

/**
 * Reads the votes on a route, and what the viewer has said about it.
 * @throws {ProblemError} 404 for an unknown route, or a draft that the viewer may not see.
 */
export async function readFeedback(
  db: DatabaseReader,
  routeId: string,
  viewer: Viewer | undefined,
): Promise<Feedback> {
  const [route] = await db
    .select({ status: routes.status, gym_id: routes.gym_id })
    .from(routes)
    .where(eq(routes.id, routeId));
  if (!route || !canSeeRoute(route, viewer)) throw createRouteNotFoundError();
  const [counts, tries, own] = await Promise.all([
    countVotes(db, routeId),
    readTries(db, routeId),
    viewer && readOwnFeedback(db, routeId, viewer.id),
  ]);
  return { votes: counts, my_vote: null, my_notes: [], ...own, ...tries };
}

/** Returns null if there are too few votes. */
async function countVotes(db: DatabaseReader, routeId: string): Promise<Feedback["votes"]> {
  const countGrade = (grade: string) =>
    sql<number>`count(*) filter (where ${votes.grade} = ${grade})::int`;
  const [counts = { soft: 0, fair: 0, hard: 0 }] = await db
    .select({ soft: countGrade("soft"), fair: countGrade("fair"), hard: countGrade("hard") })
    .from(votes)
    .where(eq(votes.route_id, routeId));
  return counts.soft + counts.fair + counts.hard < MIN_SHOWN_VOTES ? null : counts;
}

/** The tries per send and the flash rate of all climbers. Null if too few have sent the route. */
async function readTries(
  db: DatabaseReader,
  routeId: string,
): Promise<Pick<Feedback, "tries" | "flash_rate">> {
  const [counts] = await db
    .select(tryCounts)
    .from(selectFirstSends(db, eq(climbs.route_id, routeId)));
  if (!counts || counts.first_sends < MIN_CLIMBERS) return { tries: null, flash_rate: null };
  return { tries: getTriesPerSend(counts), flash_rate: getFlashRate(counts) };
}

async function readOwnFeedback(
  db: DatabaseReader,
  routeId: string,
  userId: string,
): Promise<Pick<Feedback, "my_vote" | "my_notes">> {
  const [[vote], my_notes] = await Promise.all([
    db
      .select({ grade: votes.grade })
      .from(votes)
      .where(and(eq(votes.user_id, userId), eq(votes.route_id, routeId))),
    listOwnNotes(db, routeId, userId),
  ]);
  return { my_vote: vote?.grade ?? null, my_notes };
}

async function listOwnNotes(db: DatabaseReader, routeId: string, userId: string): Promise<Note[]> {
  const rows = await db
    .select()
    .from(notes)
    .where(and(eq(notes.route_id, routeId), eq(notes.user_id, userId)))
    .orderBy(desc(notes.time), desc(notes.id))
    .limit(MAX_NOTES);
  return rows.map(toNote);
}
