import type { SeenNews, Visit } from "@topout/shared/contract";
import { type SQL, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { gymVisits } from "../../database/schema.ts";
import { MAX_DAYS, selectLeavingProjects } from "./leaving-projects.ts";

const HOUR_MS = 60 * 60_000;
/** Without a call for this long, a visit ends. */
const MAX_PAUSE_MS = 4 * HOUR_MS;
/** Two days ago, an announced day had not passed in any time zone. */
const MAX_ZONE_OFFSET_MS = 48 * HOUR_MS;

export interface VisitCall {
  readonly userId: string;
  readonly gymId: string;
  readonly seen: SeenNews;
  readonly now: Date;
}

/** Stores the call with one statement. `isNew` if it is the first one of the user in this gym. */
export async function upsertVisit(
  tx: Transaction,
  { userId, gymId, seen, now }: VisitCall,
): Promise<Visit & { readonly isNew: boolean }> {
  const { seen_until, seen_leaving = {} } = seen;
  const pauseStart = new Date(now.getTime() - MAX_PAUSE_MS).toISOString();
  const isNewVisit = sql`${gymVisits.last_seen} <= ${pauseStart}`;
  const oldestDay = new Date(now.getTime() - MAX_ZONE_OFFSET_MS).toISOString().slice(0, 10);
  const [row] = await tx
    .insert(gymVisits)
    .values({
      user_id: userId,
      gym_id: gymId,
      last_seen: now,
      seen_until: seen_until === undefined ? null : clampTime(seen_until, now),
      seen_leaving,
      leaving: selectLeavingProjects({ userId, gymId, oldestDay }),
    })
    .onConflictDoUpdate({
      target: [gymVisits.user_id, gymVisits.gym_id],
      set: {
        previous: sql`case when ${isNewVisit} then ${gymVisits.last_seen} else ${gymVisits.previous} end`,
        // The clock of another process can be ahead.
        last_seen: sql`greatest(${gymVisits.last_seen}, excluded.last_seen)`,
        seen_until: sql`greatest(${gymVisits.seen_until}, excluded.seen_until)`,
        seen_leaving: mergeSeenLeaving(isNewVisit, oldestDay),
        leaving: sql`excluded.leaving`,
      },
    })
    .returning({
      previous: gymVisits.previous,
      seen_until: gymVisits.seen_until,
      seen_leaving: gymVisits.seen_leaving,
      isNew: sql<boolean>`xmax = 0`,
    });
  if (!row) throw new Error("Inserted visit not found");
  return toVisit(row);
}

/** The days that the user has seen, with those of this call, and at the start of a visit those of the visit before it. */
const mergeSeenLeaving = (isNewVisit: SQL, oldestDay: string) => sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from (
    select * from jsonb_each_text(
      ${gymVisits.seen_leaving}
      || case when ${isNewVisit} then ${gymVisits.leaving} else '{}' end
      || excluded.seen_leaving
    )
    where value >= ${oldestDay} order by value desc, key limit ${MAX_DAYS}
  ) as days
)`;

interface VisitRow {
  readonly previous: Date | null;
  readonly seen_until: Date | null;
  readonly seen_leaving: Readonly<Record<string, string>>;
  readonly isNew: boolean;
}

const toVisit = ({ previous, seen_until, seen_leaving, isNew }: VisitRow) => ({
  previous: previous?.toISOString() ?? null,
  ...(seen_until && { seen_until: seen_until.toISOString() }),
  ...(Object.keys(seen_leaving).length > 0 && { seen_leaving }),
  isNew,
});

/** A device can send any time. What it has seen cannot be later than now, or earlier than PostgreSQL can store. */
const clampTime = (time: string, now: Date): Date =>
  new Date(Math.min(Math.max(Date.parse(time), 0), now.getTime()));
