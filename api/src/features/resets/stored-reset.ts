import type { Reset } from "@topout/shared/contract";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";

import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { resets, users } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { createResetNotFoundError } from "../../queries/require-rows.ts";
import { isDraftReset } from "../../queries/reset-status.ts";

type Reader = DatabaseReader | Transaction;

/** A user who created a reset, also if the account was deleted. */
export const creatorColumns = {
  id: resets.created_by,
  username: sql<string>`coalesce(${users.username}, '')`,
  has_profile_photo: sql<boolean>`${users.profile_photo} is not null`,
};

/** Stripped routes no longer come down, so a draft does not list them. Node parses JSON faster than an array. */
const stripIds = sql<string[]>`(
  select coalesce(json_agg(reset_strips.route_id order by reset_strips.route_id), '[]')
  from reset_strips join routes on routes.id = reset_strips.route_id
  where reset_strips.reset_id = ${resets.id} and routes.status = 'live'
)`;

const selectResets = (db: Reader) =>
  db
    .select({
      id: resets.id,
      gym_id: resets.gym_id,
      name: resets.name,
      status: resets.status,
      created_by: creatorColumns,
      created_at: isoTimestamp(resets.created_at),
      leaves_on: resets.leaves_on,
      strip: stripIds,
      version: resets.version,
    })
    .from(resets)
    .leftJoin(users, eq(users.id, resets.created_by));

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Lists resets, newest first. */
export const listResets = (
  db: DatabaseReader,
  where: SQL,
  { limit, offset }: Page,
): Promise<Reset[]> =>
  selectResets(db)
    .where(where)
    .orderBy(desc(resets.created_at), desc(resets.id))
    .limit(limit)
    .offset(offset);

/** @throws {ProblemError} 404 for an unknown reset. */
export async function readReset(db: Reader, id: string): Promise<Reset> {
  const [reset] = await selectResets(db).where(eq(resets.id, id));
  if (!reset) throw createResetNotFoundError();
  return reset;
}

/**
 * Locks all drafts of the gym, at most 20, so that two of them never take down the same route. Returns the draft.
 * @throws {ProblemError} 404 for an unknown reset, CONFLICT if it is published.
 */
export async function lockDraft(tx: Transaction, id: string): Promise<Reset> {
  const gymId = sql`(select gym_id from resets as changed where changed.id = ${id})`;
  await tx
    .select({ id: resets.id })
    .from(resets)
    .where(and(eq(resets.gym_id, gymId), isDraftReset))
    .orderBy(asc(resets.id))
    .for("no key update");
  const reset = await readReset(tx, id);
  if (reset.status !== "draft") {
    throw new ProblemError("CONFLICT", { message: "This reset is no longer a draft." });
  }
  return reset;
}
