import { index, jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { parentId, timestamptz } from "./columns.ts";
import { gyms } from "./gyms.ts";
import { users } from "./users.ts";

/** The last visit of each user to each gym, and what the user has seen of its news. */
export const gymVisits = pgTable(
  "gym_visits",
  {
    user_id: parentId(() => users.id),
    gym_id: parentId(() => gyms.id),
    last_seen: timestamptz().notNull(),
    /** When the visit before this one ended. */
    previous: timestamptz(),
    /** The user has seen the routes that were new at this time. */
    seen_until: timestamptz(),
    /** The announced days of projects that the user has seen, by route id. */
    seen_leaving: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The announced days of the user's projects at the last call, by route id. The next visit does not show them again. */
    leaving: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.gym_id] }),
    index("gym_visits_gym_idx").on(table.gym_id),
  ],
);
