import type { CodeTarget, ScanCount } from "@topout/shared/contract";
import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";

import type { Database, DatabaseReader } from "../../database/database.ts";
import { codeScans, gyms } from "../../database/schema.ts";
import { gymTimeZone } from "../../queries/time-zone.ts";

/** The counts of older days are deleted. */
const KEPT_DAYS = 400;
/** A gym has at most this many counts in a response, the newest ones. */
const MAX_COUNTS = 20_000;
const DEFAULT_DAYS = 28;

/** The current day in the time zone of a gym. */
const today = sql`(now() at time zone ${gymTimeZone})::date`;

/** Counts a scan of a label, in the time zone of its gym. */
export async function countScan(
  db: Database,
  { code, gym }: { readonly code: string; readonly gym: CodeTarget["gym"] },
): Promise<void> {
  await db.execute(sql`
    insert into ${codeScans} as stored (code, day, gym_id, scans)
    select ${code}, ${today}, ${gyms.id}, 1 from ${gyms} where ${eq(gyms.id, gym.id)}
    on conflict (code, day) do update set scans = stored.scans + 1`);
}

/** Returns the counts of a gym since the day, the newest day first. */
export const readScans = (
  db: DatabaseReader,
  gymId: string,
  since: string | undefined,
): Promise<ScanCount[]> =>
  db
    .select({ code: codeScans.code, day: codeScans.day, scans: codeScans.scans })
    .from(codeScans)
    .innerJoin(gyms, eq(gyms.id, codeScans.gym_id))
    .where(
      and(
        eq(codeScans.gym_id, gymId),
        gte(codeScans.day, since ?? sql`${today} - ${DEFAULT_DAYS - 1}::int`),
      ),
    )
    .orderBy(desc(codeScans.day), asc(codeScans.code))
    .limit(MAX_COUNTS);

export async function deleteOldScans(db: Database): Promise<void> {
  await db.delete(codeScans).where(lt(codeScans.day, sql`current_date - ${KEPT_DAYS}::int`));
}
