import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { timestamptz } from "./columns.ts";

/** The number of rate-limited actions in a time window. All processes share it. */
export const rateCounts = pgTable(
  "rate_counts",
  {
    /** The limit and a hash of its subject: "loginsPerAccount:<hash>". */
    key: text().notNull(),
    window_start: timestamptz().notNull(),
    hits: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.window_start] }),
    index("rate_counts_window_idx").on(table.window_start),
  ],
);

/** A token bucket of each limited subject. All processes share it. A missing row is a full bucket. */
export const rateBuckets = pgTable(
  "rate_buckets",
  {
    /** The limit and a hash of its subject: "signUpsPerIpAddress:<hash>". */
    key: text().primaryKey(),
    /** When all tokens are available again. */
    full_at: timestamptz().notNull(),
  },
  (table) => [index("rate_buckets_full_idx").on(table.full_at)],
);
