import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { timestamptz, timestamptzNow } from "./columns.ts";

/**
 * What the visits of the last hours have reported about a release, so that each visit counts once and within its limits.
 * The id is random and belongs to no user, device or address.
 */
export const clientVisits = pgTable(
  "client_visits",
  {
    visit_id: uuid().notNull(),
    part: text().notNull(),
    release: text().notNull(),
    taps: integer().notNull(),
    failed_taps: integer().notNull(),
    failed_loads: integer().notNull(),
    /** The web vitals and the errors that have counted. */
    counted: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    started_at: timestamptzNow(),
  },
  (table) => [
    primaryKey({ columns: [table.visit_id, table.part, table.release] }),
    index("client_visits_started_idx").on(table.started_at),
  ],
);

/**
 * Sums of the reports of all visits, by hour and release. What a rollout compares is also cut where the share of the
 * release changed: `hour` is then the time of the change.
 */
export const clientCounts = pgTable(
  "client_counts",
  {
    hour: timestamptz().notNull(),
    part: text().notNull(),
    release: text().notNull(),
    kind: text({
      enum: [
        "visits",
        "visits_with_errors",
        "taps",
        "failed_taps",
        "failed_loads",
        "lcp",
        "inp",
        "cls",
        "compared_visits",
        "compared_visits_with_errors",
        "network_errors",
      ],
    }).notNull(),
    /** The reason of failed taps, the upper bound of a web vital, the number of a network in a rollout, or empty. */
    value: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.part, table.release, table.kind, table.value] }),
  ],
);

/** The errors that visits have reported, by hour and release. */
export const clientErrors = pgTable(
  "client_errors",
  {
    hour: timestamptz().notNull(),
    part: text().notNull(),
    release: text().notNull(),
    message: text().notNull(),
    place: text().notNull(),
    route: text().notNull(),
    /** Visits with this error. */
    count: integer().notNull(),
    last_time: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.hour, table.part, table.release, table.message, table.place, table.route],
    }),
  ],
);
