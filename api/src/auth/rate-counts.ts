import { eq, lt, type SQL, sql } from "drizzle-orm";

import type { Database, Transaction } from "../database/database.ts";
import { rateCounts } from "../database/schema.ts";

export interface SlidingWindow {
  readonly minutes: number;
  /** The maximum number of attempts in the window. */
  readonly limit: number;
}

/** Seconds until the next attempt is allowed. Undefined if an attempt is allowed now. */
export type WaitSeconds = number | undefined;

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
        await lockKeys(tx, [key]);
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
async function incrementInTransaction(
  tx: Transaction,
  key: string,
  window: SlidingWindow,
): Promise<WaitSeconds> {
  await lockKeys(tx, [key]);
  const wait = await getWaitSeconds(tx, key, window);
  if (wait === undefined) await addHits(tx, [key], { minutes: window.minutes, hits: 1 });
  return wait;
}

/**
 * Serialises the transactions of each key, so that concurrent attempts cannot exceed the limit. Locks in the order of the
 * array. All transactions must use the same order, which avoids deadlocks.
 */
export const lockKeys = (tx: Transaction, keys: readonly string[]) =>
  tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from unnest(${sql.param(keys)}::text[]) as keys (key)`);

async function getWaitSeconds(
  db: Database | Transaction,
  key: string,
  { minutes, limit }: SlidingWindow,
): Promise<WaitSeconds> {
  const [wait] = await getWaits(db, minutes, [{ key, limit }]);
  return wait;
}

/** Returns the waits of several keys whose windows have the same length, in the order of the keys. */
export async function getWaits(
  db: Database | Transaction,
  minutes: number,
  counts: readonly { readonly key: string; readonly limit: number }[],
): Promise<WaitSeconds[]> {
  const waits = counts.map(({ key, limit }) => selectWait(key, { minutes, limit }));
  const { rows } = await db.execute<{ waits: (number | null)[] }>(
    sql`select array[${sql.join(waits, sql`, `)}] as waits`,
  );
  return counts.map((_, index) => rows[0]?.waits[index] ?? undefined);
}

/** Returns an expression: the seconds until the next attempt is allowed, or null. */
export function selectWait(key: string, { minutes, limit }: SlidingWindow): SQL<number | null> {
  // A row stores the start of its bucket, so add the length of one bucket.
  const interval = sql`make_interval(mins => ${minutes}, secs => ${minutes})`;
  return sql`(
    select case when coalesce(sum(hits), 0) >= ${limit} then greatest(1,
      ceil(extract(epoch from min(window_start) + ${interval} - statement_timestamp()))
    )::int end
    from rate_counts
    where key = ${key} and hits > 0 and window_start > statement_timestamp() - ${interval}
  )`;
}

/**
 * Adds attempts to the current bucket of each key. Also writes rows for 0 attempts, so that the duration does not reveal
 * the number. A bucket covers a sixtieth of the window: a second of a minute, a minute of an hour.
 */
export const addHits = (tx: Transaction, keys: readonly string[], hits: Hits) =>
  tx.execute(insertHits(keys, hits));

interface Hits {
  readonly minutes: number;
  readonly hits: 0 | 1;
}

/** Returns the statement of `addHits`. */
export const insertHits = (keys: readonly string[], { minutes, hits }: Hits): SQL =>
  sql`
    insert into rate_counts (key, window_start, hits)
    select key, date_bin(make_interval(secs => ${minutes}), statement_timestamp(), 'epoch'), ${hits}
    from unnest(${sql.param(keys)}::text[]) as keys (key)
    on conflict (key, window_start) do update set hits = rate_counts.hits + excluded.hits`;
