import { eq, type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { gyms } from "../../database/schema.ts";
import { isDayOver } from "../../queries/active-roles.ts";
import { createGymNotFoundError } from "../../queries/require-rows.ts";

/** Every client downloads the whole calendar again, so it contains only the last resets. */
const MAX_EVENTS = 100;

/** An announced or a published reset. */
export interface CalendarReset {
  readonly id: string;
  readonly version: number;
  readonly status: "draft" | "published";
  /** The announced day, or the day of the publication in the time zone of the gym. */
  readonly day: string;
  /** Milliseconds. */
  readonly revised_at: number;
  /** How many routes come down, and how many went up. */
  readonly old_routes: number;
  readonly new_routes: number;
  /** The areas of these routes. */
  readonly areas: readonly string[];
}

export interface GymCalendar {
  readonly gym: { readonly name: string; readonly location: string };
  readonly resets: readonly CalendarReset[];
}

/** @throws {ProblemError} 404 for an unknown gym. */
export async function readCalendar(db: DatabaseReader, gymId: string): Promise<GymCalendar> {
  const [gym] = await db
    .select({ name: gyms.name, location: gyms.location })
    .from(gyms)
    .where(eq(gyms.id, gymId));
  if (!gym) throw createGymNotFoundError();
  const { rows } = await db.execute<CalendarReset & Record<string, unknown>>(selectResets(gymId));
  return { gym, resets: rows };
}

/** Visitors do not see drafts, so the new routes are counted after the publication only. */
const changedRoutes: SQL = sql`
  select count(*) filter (where not is_new)::int as old_routes,
    count(*) filter (where is_new)::int as new_routes,
    coalesce(json_agg(distinct routes.location order by routes.location)
      filter (where routes.location <> ''), '[]') as areas
  from (
    select route_id, false as is_new from reset_strips where reset_id = resets.id
    union all
    select route_id, true from reset_routes where reset_id = resets.id
  ) as changed join routes on routes.id = changed.route_id
  where resets.status = 'published' or routes.status = 'live'`;

/** A day that passed without the publication is no longer announced. */
const selectResets = (gymId: string): SQL => sql`
  select resets.id, resets.version, resets.status,
    (case when resets.status = 'published'
      then (resets.published_at at time zone coalesce(gyms.time_zone, 'UTC'))::date
      else resets.leaves_on end)::text as day,
    floor(extract(epoch from
      greatest(resets.created_at, resets.published_at, resets.undone_at)) * 1000)::float8 as revised_at,
    changes.*
  from resets join gyms on gyms.id = resets.gym_id cross join lateral (${changedRoutes}) as changes
  where resets.gym_id = ${gymId}
    and (resets.status = 'published'
      or (resets.status = 'draft' and not ${isDayOver(sql`resets.leaves_on`)}))
  order by resets.created_at desc, resets.id desc
  limit ${MAX_EVENTS}`;
