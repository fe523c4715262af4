import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable } from "drizzle-orm/pg-core";

/** A single row with the progress of the sweep of stored files, which can take several nights. */
export const fileSweep = pgTable(
  "file_sweep",
  {
    only: boolean().primaryKey().default(true),
    swept_parts: integer().notNull(),
  },
  (table) => [check("file_sweep_one_row", sql`${table.only}`)],
);
