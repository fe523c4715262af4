import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { timestamptz } from "./columns.ts";

/** The last backup, drill and check, for the page of admins and the metrics. */
export const operationRuns = pgTable(
  "operation_runs",
  {
    kind: text({ enum: ["backup", "drill", "check"] }).primaryKey(),
    started_at: timestamptz().notNull(),
    finished_at: timestamptz().notNull(),
    /** Why the last run failed. Null if it succeeded. */
    failure: text(),
    /** When the last successful run finished. */
    succeeded_at: timestamptz(),
    /** What the last run with a result found. A failed backup keeps the details of the previous one. */
    details: jsonb().$type<object>().notNull().default({}),
  },
  (table) => [check("operation_runs_kind", sql`${table.kind} in ('backup', 'drill', 'check')`)],
);
