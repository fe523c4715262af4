import type { ConflictingReset, Reset, UserRef } from "@topout/shared/contract";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { resets } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { resetUser } from "./stored-reset.ts";
import { findConflicts } from "./stripped-routes.ts";

/**
 * Checks that the routes of a published reset are as it left them, and that its new sets contain no other routes. The
 * transaction must have locked the routes and the sets.
 * @throws {ProblemError} CONFLICT that names the other setter.
 */
export async function requireUnchanged(tx: Transaction, reset: Reset): Promise<void> {
  const [later] = await findLaterResets(tx, reset);
  if (later) throw createChangeError(later.publisher?.username, [later.reset]);
  const [draft] = await findConflicts(tx, reset, reset.strip);
  if (draft) throw createChangeError(draft.created_by.username, [draft]);
  const stripper = await findUsername(tx, strippedAgain(reset.id));
  if (stripper !== undefined) throw createChangeError(stripper);

  const setter = await findUsername(tx, otherRoutesInNewSets(reset.id));
  if (setter !== undefined) {
    throw new ProblemError("CONFLICT", {
      message: setter
        ? `${setter} added routes to its new sets since, so this reset stays.`
        : "Its new sets contain other routes, so this reset stays.",
    });
  }
}

const createChangeError = (
  username: string | undefined,
  conflicts: readonly ConflictingReset[] = [],
) =>
  new ProblemError("CONFLICT", {
    message: username
      ? `${username} changed these routes since, so this reset stays.`
      : "These routes changed since, so this reset stays.",
    resets: conflicts,
  });

const changedRoutes = sql`(
  select reset_id, route_id from reset_strips
  union all select reset_id, route_id from reset_routes
  union all select reset_id, route_id from reset_moves
)`;

const findLaterResets = (tx: Transaction, reset: Reset) =>
  tx
    .select({
      publisher: resetUser("published_by"),
      reset: {
        id: resets.id,
        name: resets.name,
        created_by: resetUser<UserRef>("created_by"),
        created_at: isoTimestamp(resets.created_at),
        routes: sql<string[]>`array_agg(distinct later.route_id order by later.route_id)`,
      },
    })
    .from(sql`${changedRoutes} as own`)
    .innerJoin(sql`${changedRoutes} as later`, sql`later.route_id = own.route_id`)
    .innerJoin(resets, sql`${resets.id} = later.reset_id`)
    .where(
      and(
        sql`own.reset_id = ${reset.id}`,
        eq(resets.status, "published"),
        gt(resets.published_at, sql`${reset.published_at}::timestamptz`),
      ),
    )
    .groupBy(resets.id)
    .orderBy(resets.id);

/** The users who have stripped routes that the reset had stripped, and that were restored since. */
const strippedAgain = (id: string): SQL => sql`
  select routes.stripped_by as user_id
  from reset_strips
    join resets on resets.id = reset_strips.reset_id
    join routes on routes.id = reset_strips.route_id
  where resets.id = ${id} and routes.stripped_at > resets.published_at`;

/** The setters of routes in the sets of the reset that the reset has not put there. */
const otherRoutesInNewSets = (id: string): SQL => sql`
  select routes.setter_id as user_id
  from reset_sets join routes on routes.set_id = reset_sets.set_id
  where reset_sets.reset_id = ${id}
    and not exists (
      select from reset_routes where route_id = routes.id and reset_id = reset_sets.reset_id
    )
    and not exists (
      select from reset_moves where route_id = routes.id and reset_id = reset_sets.reset_id
    )`;

/** Returns the username of a user that the query finds, "" for an unknown one, and undefined if it finds none. */
async function findUsername(tx: Transaction, query: SQL): Promise<string | undefined> {
  const { rows } = await tx.execute<{ username: string }>(sql`
    select coalesce(users.username, '') as username
    from (${query}) as found left join users on users.id = found.user_id
    order by username desc limit 1`);
  return rows[0]?.username;
}
