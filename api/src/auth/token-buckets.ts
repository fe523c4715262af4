import { lt, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { rateBuckets } from "../database/schema.ts";
import type { WaitSeconds } from "./rate-counts.ts";

export interface TokenBucket {
  /** The number of tokens of a full bucket. */
  readonly burst: number;
  /** The number of tokens that return in an hour. */
  readonly perHour: number;
}

/**
 * Token buckets in the database, so that all processes share them. A row stores when its bucket is full again: each taken
 * token moves that time forward.
 */
export const createTokenBuckets = (db: Database) => ({
  /** Takes a token. The database checks and takes it in one statement, so concurrent calls are exact. */
  take: async (key: string, { burst, perHour }: TokenBucket): Promise<WaitSeconds> => {
    const tokenTime = sql`make_interval(secs => ${3_600 / perHour})`;
    const { rowCount } = await db.execute(sql`
      insert into rate_buckets as bucket (key, full_at)
      values (${key}, clock_timestamp() + ${tokenTime})
      on conflict (key) do update
        set full_at = greatest(bucket.full_at, clock_timestamp()) + ${tokenTime}
        where bucket.full_at <= clock_timestamp() + ${tokenTime} * ${burst - 1}::int`);
    if (rowCount === 1) return undefined;

    const { rows } = await db.execute<{ wait: number }>(sql`
      select ceil(extract(epoch from
        full_at - clock_timestamp() - ${tokenTime} * ${burst - 1}::int))::int as wait
      from rate_buckets where key = ${key}`);
    return Math.max(1, rows[0]?.wait ?? 1);
  },

  /** A missing row is a full bucket. */
  deleteFull: async (): Promise<void> => {
    await db.delete(rateBuckets).where(lt(rateBuckets.full_at, sql`now()`));
  },
});
