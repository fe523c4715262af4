import { eq, lt, sql } from "drizzle-orm";

import type { Database, Transaction } from "../database/database.ts";
import { rateCounts } from "../database/schema.ts";

export interface SlidingWindow {
  readonly minutes: number;
  /** The maximum number of attempts in the window. */
  readonly limit: number;
}

/** Seconds until the next attempt is allowed. Undefined if an attempt is allowed now. */
type WaitSeconds = number | undefined;

/** Counts attempts in sliding windows. The counts are in the database, so all processes share them. */
export function createRateCounts(db: Database) {
  return {
    getWaitSeconds: (key: string, window: SlidingWindow): Promise<WaitSeconds> =>
      getWaitSeconds(db, key, window),

    /** Counts an attempt, unless the limit is reached. */
    increment: (key: string, window: SlidingWindow): Promise<WaitSeconds> =>
      db.transaction((tx) => incrementInTransaction(tx, key, window)),

    /** Removes the last counted attempt. */
    decrement: async (key: string): Promise<void> => {
      await db.transaction(async (tx) => {
        await lockKey(tx, key);
        await tx.execute(sql`
          update rate_counts set hits = hits - 1 where key = ${key} and window_start =
            (select max(window_start) from rate_counts where key = ${key} and hits > 0)`);
      });
    },

    delete: async (key: string): Promise<void> => {
      await db.delete(rateCounts).where(eq(rateCounts.key, key));
    },

    deleteOlderThan: async (minutes: number): Promise<void> => {
      const oldest = sql`now() - make_interval(mins => ${minutes})`;
      await db.delete(rateCounts).where(lt(rateCounts.window_start, oldest));
    },
  };
}

/** Counts an attempt in a transaction, unless the limit is reached. */
export async function incrementInTransaction(
  tx: Transaction,
  key: string,
  window: SlidingWindow,
): Promise<WaitSeconds> {
  await lockKey(tx, key);
  const wait = await getWaitSeconds(tx, key, window);
  if (wait === undefined) await insertAttempt(tx, key, window);
  return wait;
}

/** Serialises the transactions of one key, so that concurrent attempts cannot exceed the limit. */
const lockKey = (tx: Transaction, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);

async function getWaitSeconds(
  db: Database | Transaction,
  key: string,
  { minutes, limit }: SlidingWindow,
) {
  // A row stores the start of its bucket, so add the length of one bucket.
  const interval = sql`make_interval(mins => ${minutes}, secs => ${minutes})`;
  const { rows } = await db.execute<{ hits: number; wait: number | null }>(sql`
    select coalesce(sum(hits), 0)::int as hits,
      ceil(extract(epoch from min(window_start) + ${interval} - statement_timestamp()))::int as wait
    from rate_counts where key = ${key} and window_start > statement_timestamp() - ${interval}`);
  const { hits, wait } = rows[0] ?? { hits: 0, wait: null };
  return hits < limit ? undefined : Math.max(1, wait ?? minutes * 60);
}

/** A bucket covers a sixtieth of the window: a second of a minute, a minute of an hour. */
const insertAttempt = (tx: Transaction, key: string, { minutes }: SlidingWindow) =>
  tx.execute(sql`
    insert into rate_counts (key, window_start, hits)
    values (${key}, date_bin(make_interval(secs => ${minutes}), statement_timestamp(), 'epoch'), 1)
    on conflict (key, window_start) do update set hits = rate_counts.hits + 1`);
