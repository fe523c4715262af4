import type { NoteKind, VoteGrade } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { id, parentId, timestamptz, timestamptzNow } from "./columns.ts";
import { gyms, routes } from "./gyms.ts";
import { users } from "./users.ts";

/** How the grades of routes feel to climbers. A vote is deleted with the last climb of its user on the route. */
export const votes = pgTable(
  "votes",
  {
    user_id: parentId(() => users.id),
    route_id: parentId(() => routes.id),
    grade: text().$type<VoteGrade>().notNull(),
    changed_at: timestamptzNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.route_id] }),
    // Counts the votes of a route from the index alone.
    index("votes_route_idx").on(table.route_id, table.grade),
    check("votes_grade_check", sql`${table.grade} in ('soft', 'fair', 'hard')`),
  ],
);

/** What climbers tell the setters of routes. */
export const notes = pgTable(
  "notes",
  {
    /** The client can generate the id, so that it can repeat the request. */
    id: id(),
    route_id: parentId(() => routes.id),
    /** The gym of the route. A route never moves to another gym. */
    gym_id: parentId(() => gyms.id),
    user_id: parentId(() => users.id),
    kind: text().$type<NoteKind>().notNull(),
    text: text(),
    time: timestamptz().notNull(),
    created_at: timestamptzNow(),
    done_at: timestamptz(),
  },
  (table) => [
    index("notes_gym_newest_idx").on(table.gym_id, table.time, table.id),
    index("notes_gym_open_idx")
      .on(table.gym_id)
      .where(sql`${table.done_at} is null and ${table.kind} in ('dangerous', 'loose_hold')`),
    index("notes_route_user_idx").on(table.route_id, table.user_id, table.time),
    index("notes_user_newest_idx").on(table.user_id, table.created_at),
    check("notes_kind_check", sql`${table.kind} in ('loose_hold', 'dangerous', 'reachy', 'fun')`),
  ],
);
