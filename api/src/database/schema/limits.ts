import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { timestamptz } from "./columns.ts";

/** Counts rate-limited actions in a time window, for all processes. */
export const rateCounts = pgTable(
  "rate_counts",
  {
    /** The limit and its subject: "loginsPerAccount:<hash>". */
    key: text().notNull(),
    window_start: timestamptz().notNull(),
    hits: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.window_start] }),
    index("rate_counts_window_idx").on(table.window_start),
  ],
);
