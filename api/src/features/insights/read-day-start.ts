import { sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";

/**
 * The start of the day in the time zone of the gym. If any time could be the start, the difference between two responses
 * could reveal when a person climbed.
 */
export async function readDayStart(
  db: DatabaseReader,
  time: Date | undefined,
  timeZone: string | null,
): Promise<Date> {
  if (!time) return new Date(0);
  const zone = timeZone ?? "UTC";
  const { rows } = await db.execute<{ start: string }>(sql`
    select date_trunc('day', ${time.toISOString()}::timestamptz, ${zone})::text as start`);
  return new Date(rows[0]?.start ?? time);
}
