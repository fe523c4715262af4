import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { moment } from "./columns.ts";

/** How often something that is limited was done in a window of time, across processes. */
export const rateCounts = pgTable(
  "rate_counts",
  {
    /** What is limited and for whom: "loginsPerAccount:<hash>". */
    key: text().notNull(),
    window_start: moment().notNull(),
    hits: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.window_start] }),
    index("rate_counts_window_idx").on(table.window_start),
  ],
);
