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
