import type { ConflictingReset, Reset, UserRef } from "@topout/shared/contract";
import { getName } from "@topout/shared/domain";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";

import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";
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
  if (later) throw createChangeError(later.publisher, [later.reset]);
  const [draft] = await findConflicts(tx, reset, reset.strip);
  if (draft) throw createChangeError(draft.created_by, [draft]);
  const stripper = await findUser(tx, strippedAgain(reset.id));
  if (stripper !== undefined) throw createChangeError(stripper);

  const setter = await findUser(tx, otherRoutesInNewSets(reset.id));
  if (setter !== undefined) {
    throw new ProblemError("CONFLICT", {
      message: setter?.username
        ? `${getName(setter)} added routes to its new sets since, so this reset stays.`
        : "Its new sets contain other routes, so this reset stays.",
      change: { subject: "new_sets", user: setter },
    });
  }
}

const createChangeError = (user: UserRef | null, conflicts: readonly ConflictingReset[] = []) =>
  new ProblemError("CONFLICT", {
    message: user?.username
      ? `${getName(user)} changed these routes since, so this reset stays.`
      : "These routes changed since, so this reset stays.",
    resets: conflicts,
    change: { subject: "routes", user },
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

/**
 * Returns one of the users that the query finds, preferably with an account. Null if it finds only unknown users,
 * undefined if it finds none.
 */
async function findUser(tx: Transaction, query: SQL): Promise<UserRef | null | undefined> {
  const { rows } = await tx.execute<{ user: UserRef | null }>(sql`
    select case when found.user_id is not null then json_build_object(
      'id', found.user_id,
      'username', coalesce(users.username, ''),
      'display_name', users.display_name,
      'has_profile_photo', coalesce(${hasVisibleProfilePhoto}, false)
    ) end as user
    from (${query}) as found left join users on users.id = found.user_id
    order by users.username desc nulls last limit 1`);
  return rows[0]?.user;
}
