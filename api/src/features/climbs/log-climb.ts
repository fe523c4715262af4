import type { Climb } from "@topout/shared/contract";
import { eq, type SQL, sql } from "drizzle-orm";

import type { RateLimits } from "../../auth/rate-limits.ts";
import type { Transaction } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { climbs, hiddenClimbs, routes } from "../../database/schema.ts";
import type { Invalidate } from "../../database/transactions.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { acceptedGrade, acceptedName, formerName } from "../../queries/accepted-name.ts";
import { selectAllClimbs } from "../../queries/all-climbs.ts";
import { requireLoggable, type RouteState, wasLiveAt } from "../../queries/require-loggable.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { gymTimeZone } from "../../queries/time-zone.ts";
import { isFlash } from "../../queries/tries.ts";
import { upsertActivity } from "./day-activity.ts";
import { isRemovedClimbId } from "./removed-climb-ids.ts";

export interface NewClimb {
  /** A client can generate the id, so that it can repeat the request after a lost response. */
  readonly id: string;
  readonly user: string;
  readonly route: string;
  readonly sent: boolean;
  readonly time: Date;
}

export interface LoggedClimb {
  readonly climb: Climb;
  /** False if an earlier request with the same id logged the climb. */
  readonly isNew: boolean;
}

interface LogOptions {
  readonly limit: ReturnType<RateLimits["inStatements"]>;
  readonly invalidate: Invalidate;
}

/** Logs the climb with two statements. The transaction must have locked the user. */
export async function logClimb(
  tx: Transaction,
  newClimb: NewClimb,
  { limit, invalidate }: LogOptions,
): Promise<LoggedClimb> {
  const route = await lockRoute(tx, newClimb, limit.wait);
  if (route.is_logged) return { climb: await readSameClimb(tx, newClimb), isNew: false };
  const isHidden = wasLiveAt(route, newClimb.time);
  if (route.status === "draft" && !isHidden) throw createRouteNotFoundError();
  if (route.is_removed) throw new ProblemError("CONFLICT", { message: "This climb was removed." });
  if (!isHidden) requireLoggable(route, newClimb.time);
  limit.check(route.wait);
  if (isHidden) {
    await insertHiddenClimb(tx, newClimb, limit.count);
    return { climb: await readSameClimb(tx, newClimb), isNew: true };
  }
  const climb = await insertShownClimb(tx, newClimb, { route, attempt: limit.count });
  if (newClimb.sent) invalidate(`routes:${route.gym_id}`);
  return { climb, isNew: true };
}

async function insertShownClimb(
  tx: Transaction,
  newClimb: NewClimb,
  { route, attempt }: { readonly route: LockedRoute; readonly attempt: SQL },
): Promise<Climb> {
  const { gym_id, day, name, grade } = route;
  const { user, sent, time } = newClimb;
  const activity = sent ? upsertActivity(tx, { user_id: user, gym_id, day, time }) : NO_ACTIVITY;
  return { ...(await insertClimb(tx, newClimb, { activity, attempt })), route_name: name, grade };
}

/** The climb counts as accepted when it was made, so that it shows the name that its route had then. */
const insertHiddenClimb = (
  tx: Transaction,
  { id, route, user, sent, time }: NewClimb,
  attempt: SQL,
) =>
  tx.execute(sql`
    with attempt as (${attempt})
    insert into ${hiddenClimbs} (id, route_id, user_id, sent, time, created_at)
    select ${id}::uuid, ${route}::uuid, ${user}::uuid, ${sent}::boolean, made_at, made_at
    from (select ${time.toISOString()}::timestamptz as made_at) as made
    on conflict do nothing`);

const NO_ACTIVITY = sql`select null::uuid as id`;

interface StatementParts {
  /** A statement that returns the id of the activity. */
  readonly activity: SQL;
  /** A statement that counts the attempt. */
  readonly attempt: SQL;
}

async function insertClimb(
  tx: Transaction,
  { id, user, route, sent, time }: NewClimb,
  { activity, attempt }: StatementParts,
): Promise<Climb> {
  // The statement does not see the row that it inserts.
  const { rows } = await tx.execute<Omit<ClimbRow, "time">>(sql`
    with activity as (${activity}), attempt as (${attempt}), climb as (
      insert into ${climbs} (id, route_id, user_id, activity_id, sent, time)
      select ${id}::uuid, ${route}::uuid, ${user}::uuid, activity.id, ${sent}::boolean, ${time.toISOString()}::timestamptz
      from activity
      on conflict do nothing
      returning id, route_id, user_id, activity_id, sent, time
    )
    select id, route_id, user_id, activity_id, sent, ${isFlash({ table: "climbs", climb: "climb" })} as flash
    from climb`);
  // A concurrent request of another user has inserted the same id.
  if (!rows[0]) throw new ProblemError("CONFLICT", { message: "This id is in use." });
  return toClimb({ ...rows[0], time });
}

interface LockedRoute extends RouteState {
  readonly grade: string;
  readonly gym_id: string;
  readonly undone_at: string | null;
  /** The date of the climb in the time zone of the gym. */
  readonly day: string;
  readonly is_logged: boolean;
  readonly is_removed: boolean;
  readonly wait: number | null;
}

/**
 * Reads what decides whether the climb is logged, and how. Locks the gym against a new time zone, and then the route
 * against a move to another circuit, because both change the activities. They lock these rows in the same order. A route
 * never moves to another gym.
 */
async function lockRoute(
  tx: Transaction,
  { id, user, route, time }: NewClimb,
  wait: SQL,
): Promise<LockedRoute> {
  const { rows } = await tx.execute<Pick<LockedRoute, keyof LockedRoute>>(sql`
    with locked_gym as (
      select id, time_zone from gyms
      where id = (select gym_id from routes where id = ${route})
      for share
    )
    select gyms.id as gym_id, gyms.time_zone,
      (${time.toISOString()}::timestamptz at time zone ${gymTimeZone})::date::text as day,
      exists (
        select from climbs where id = ${id} union all select from hidden_climbs where id = ${id}
      ) as is_logged,
      ${isRemovedClimbId(user, id)} as is_removed,
      ${wait} as wait,
      locked_route.*
    from locked_gym as gyms cross join lateral (
      -- Refers to the gym, so that PostgreSQL locks the gym first.
      select name, grade, status, ${isoTimestamp(sql`stripped_at`)} as stripped_at,
        ${isoTimestamp(sql`undone_at`)} as undone_at
      from routes where id = ${route} and gyms.id is not null for share
    ) as locked_route`);
  if (!rows[0]) throw createRouteNotFoundError();
  return rows[0];
}

/** @throws {ProblemError} 409 if the id belongs to another climb. */
async function readSameClimb(tx: Transaction, { id, user, route, sent }: NewClimb): Promise<Climb> {
  const stored = selectAllClimbs(tx, { where: (table) => eq(table.id, id), limit: 1 });
  const [climb] = await tx
    .select({
      id: stored.id,
      route_id: stored.route_id,
      user_id: stored.user_id,
      activity_id: stored.activity_id,
      sent: stored.sent,
      time: stored.time,
      flash: sql<boolean>`${stored.tries} is not distinct from 1`,
      route_name: acceptedName,
      grade: acceptedGrade,
    })
    .from(stored)
    .innerJoin(routes, eq(routes.id, stored.route_id))
    .leftJoinLateral(formerName, sql`true`);
  const isSame =
    climb?.user_id === user && climb.route_id === route.toLowerCase() && climb.sent === sent;
  if (!isSame) throw new ProblemError("CONFLICT", { message: "This id belongs to another climb." });
  return { ...toClimb(climb), route_name: climb.route_name, grade: climb.grade };
}

type ClimbRow = Omit<typeof climbs.$inferSelect, "gym_id" | "created_at"> & { flash: boolean };

const toClimb = (row: ClimbRow): Climb => ({
  id: row.id,
  route: row.route_id,
  user: row.user_id,
  time: row.time.toISOString(),
  sent: row.sent,
  activity: row.activity_id,
  flash: row.flash,
});
