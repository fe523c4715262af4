import { eq, lt, sql } from "drizzle-orm";

import type { Database, Transaction } from "../database/database.ts";
import { rateCounts } from "../database/schema.ts";

export interface Window {
  /** Slides. */
  readonly minutes: number;
  /** How many tries it holds. */
  readonly limit: number;
}

/** How long to wait, in seconds; undefined where there is room. */
type Wait = number | undefined;

/** Tries within sliding windows, counted in the database, so that all processes count together. */
export function createRateCounts(db: Database) {
  return {
    waitOf: (key: string, window: Window): Promise<Wait> => waitOf(db, key, window),

    /** Counts a try where there is room for it. */
    count: (key: string, window: Window): Promise<Wait> =>
      oneAtATime(db, key, async (tx) => {
        const wait = await waitOf(tx, key, window);
        if (wait === undefined) await add(tx, key, window);
        return wait;
      }),

    /** Takes the last count back. */
    giveBack: async (key: string): Promise<void> => {
      await oneAtATime(db, key, (tx) =>
        tx.execute(sql`
          update rate_counts set hits = hits - 1 where key = ${key} and window_start =
            (select max(window_start) from rate_counts where key = ${key} and hits > 0)`),
      );
    },

    clear: async (key: string): Promise<void> => {
      await db.delete(rateCounts).where(eq(rateCounts.key, key));
    },

    forget: async (olderThanMinutes: number): Promise<void> => {
      const limit = sql`now() - make_interval(mins => ${olderThanMinutes})`;
      await db.delete(rateCounts).where(lt(rateCounts.window_start, limit));
    },
  };
}

/** For each key, so that tries at once cannot slip past each other. */
const oneAtATime = <T>(db: Database, key: string, work: (tx: Transaction) => Promise<T>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    return work(tx);
  });

async function waitOf(on: Database | Transaction, key: string, { minutes, limit }: Window) {
  // A bucket longer than the window, since a bucket carries the time at which it began.
  const span = sql`make_interval(mins => ${minutes}, secs => ${minutes})`;
  const { rows } = await on.execute<{ hits: number; wait: number | null }>(sql`
    select coalesce(sum(hits), 0)::int as hits,
      ceil(extract(epoch from min(window_start) + ${span} - statement_timestamp()))::int as wait
    from rate_counts where key = ${key} and window_start > statement_timestamp() - ${span}`);
  const { hits, wait } = rows[0] ?? { hits: 0, wait: null };
  return hits < limit ? undefined : Math.max(1, wait ?? minutes * 60);
}

/** Tries are kept by the sixtieth part of their window: by the second for a minute, by the minute for an hour. */
const add = (tx: Transaction, key: string, { minutes }: Window) =>
  tx.execute(sql`
    insert into rate_counts (key, window_start, hits)
    values (${key}, date_bin(make_interval(secs => ${minutes}), statement_timestamp(), 'epoch'), 1)
    on conflict (key, window_start) do update set hits = rate_counts.hits + 1`);
