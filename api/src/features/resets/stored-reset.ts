import type { Reset, UserRef } from "@topout/shared/contract";
import { desc, eq, type SQL, sql } from "drizzle-orm";

import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { resets } from "../../database/schema.ts";
import { lockDraftResets, requireDraft } from "../../queries/lock-draft-resets.ts";
import { createResetNotFoundError } from "../../queries/require-rows.ts";
import { isOnTheWall } from "../../queries/route-status.ts";
import { recentRouteChanges } from "./recent-route-changes.ts";

type Reader = DatabaseReader | Transaction;

/*
 * The expressions name tables as text, because Drizzle leaves the names out in a query with one table.
 */

/** A user of a reset, also if the account was deleted. Null if there is none. */
export const resetUser = <T extends UserRef | null = UserRef | null>(
  column: "created_by" | "changed_by" | "published_by" | "undone_by",
): SQL<T> => {
  const id = sql.raw(`resets.${column}`);
  return sql<T>`case when ${id} is not null then (
    select json_build_object(
      'id', ${id},
      'username', coalesce(max(users.username), ''),
      'display_name', max(users.display_name),
      'has_profile_photo', coalesce(bool_or(${hasVisibleProfilePhoto}), false)
    ) from users where users.id = ${id}
  ) end`;
};

/** Stripped routes no longer come down, so a draft does not list them. Node parses JSON faster than an array. */
const stripIds = sql<string[]>`(
  select coalesce(json_agg(reset_strips.route_id order by reset_strips.route_id), '[]')
  from reset_strips join routes on routes.id = reset_strips.route_id
  where reset_strips.reset_id = resets.id and (resets.status <> 'draft' or routes.status = 'live')
)`;

const newIds = sql<string[]>`(
  select coalesce(json_agg(reset_routes.route_id order by reset_routes.route_id), '[]')
  from reset_routes where reset_routes.reset_id = resets.id
)`;

/** The setters of the new routes. Those of the installation's first routes are unknown. */
const routeSetters = sql<Reset["setters"]>`(
  select coalesce(json_agg(json_build_object(
    'id', added.setter_id,
    'username', coalesce(users.username, ''),
    'display_name', users.display_name,
    'has_profile_photo', coalesce(${hasVisibleProfilePhoto}, false),
    'routes', added.ids
  ) order by added.ids->>0), '[]')
  from (
    select routes.setter_id, json_agg(routes.id order by routes.id) as ids
    from reset_routes join routes on routes.id = reset_routes.route_id
    where reset_routes.reset_id = resets.id and routes.setter_id is not null
    group by routes.setter_id
  ) as added left join users on users.id = added.setter_id
)`;

/**
 * The circuits with new routes of which no route stays on the wall. Compares counts, because PostgreSQL would compare each
 * route on the wall with each route that comes down.
 */
const replacedCircuitIds = sql`(
  select coalesce(json_agg(added.circuit_id order by added.circuit_id), '[]')
  from (
    select distinct routes.circuit_id
    from reset_routes join routes on routes.id = reset_routes.route_id
    where reset_routes.reset_id = resets.id
  ) as added left join (
    select circuits.id as circuit_id, count(*) as routes
    from reset_strips join routes on routes.id = reset_strips.route_id
    join circuits on circuits.id = routes.circuit_id and ${isOnTheWall}
    where reset_strips.reset_id = resets.id group by circuits.id
  ) as stripped using (circuit_id)
  where coalesce(stripped.routes, 0) = (
    select count(*) from circuits join routes on ${isOnTheWall} where circuits.id = added.circuit_id
  )
)`;

const newSetCircuitIds = sql<
  string[]
>`case when resets.new_sets is null then ${replacedCircuitIds} else (
  select coalesce(json_agg(circuits.id order by circuits.id), '[]') from circuits
  where circuits.gym_id = resets.gym_id and circuits.id = any(resets.new_sets)
) end`;

const selectResets = (db: Reader) =>
  db
    .select({
      id: resets.id,
      gym_id: resets.gym_id,
      name: resets.name,
      status: resets.status,
      created_by: resetUser<UserRef>("created_by"),
      created_at: isoTimestamp(resets.created_at),
      changed_by: resetUser("changed_by"),
      published_by: resetUser("published_by"),
      published_at: sql<string | null>`${isoTimestamp(resets.published_at)}`,
      undone_by: resetUser("undone_by"),
      undone_at: sql<string | null>`${isoTimestamp(resets.undone_at)}`,
      leaves_on: resets.leaves_on,
      strip: stripIds,
      new: newIds,
      setters: routeSetters,
      new_sets: newSetCircuitIds,
      recent_changes: recentRouteChanges,
      version: resets.version,
    })
    .from(resets);

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Lists resets, newest first. */
export const listResets = (
  db: DatabaseReader,
  where: SQL | undefined,
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
 * Locks all drafts of the gym, and returns the draft.
 * @throws {ProblemError} 404 for an unknown reset, CONFLICT if it is published.
 */
export async function lockDraft(tx: Transaction, id: string): Promise<Reset> {
  requireDraft(await lockDraftResets(tx, id));
  return readReset(tx, id);
}
