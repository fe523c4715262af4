import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { parentId, timestamptzNow } from "./columns.ts";
import { users } from "./users.ts";

/** The users whom a user has blocked. A block hides each of the two from the other. */
export const blocks = pgTable(
  "blocks",
  {
    user_id: parentId(() => users.id),
    blocked_id: parentId(() => users.id),
    created_at: timestamptzNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.blocked_id] }),
    // Finds the users who have blocked a user.
    index("blocks_blocked_idx").on(table.blocked_id, table.user_id),
  ],
);
