import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { parentId, timestamptzNow } from "./columns.ts";
import { gyms } from "./gyms.ts";

/**
 * The codes of the areas of layouts. The code of an area that was removed remains, so that it leads to the gym, and the
 * area gets it back if it is drawn again. The first character of a code is a digit, that of a route's code is a letter.
 */
export const areaCodes = pgTable(
  "area_codes",
  {
    code: text()
      .primaryKey()
      .default(sql`new_area_code()`),
    gym_id: parentId(() => gyms.id),
    /** The last name of the area. */
    name: text().notNull(),
    created_at: timestamptzNow(),
  },
  (table) => [index("area_codes_gym_idx").on(table.gym_id, table.created_at)],
);

/** The scans of labels, without persons. */
export const codeScans = pgTable(
  "code_scans",
  {
    code: text().notNull(),
    /** In the time zone of the gym. */
    day: date().notNull(),
    gym_id: parentId(() => gyms.id),
    scans: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.day] }),
    index("code_scans_gym_idx").on(table.gym_id, table.day),
    index("code_scans_day_idx").on(table.day),
  ],
);
