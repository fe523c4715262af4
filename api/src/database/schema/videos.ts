import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { file, id, now } from "./columns.ts";
import { routes } from "./gyms.ts";
import { users } from "./users.ts";

export const videos = pgTable(
  "videos",
  {
    id: id(),
    route_id: uuid()
      .notNull()
      .references(() => routes.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text({ enum: ["uploaded", "processed", "failed"] })
      .notNull()
      .default("uploaded"),
    file: file(),
    thumbnail: file(),
    time: now(),
  },
  (table) => [
    index("videos_route_idx").on(table.route_id, table.time.desc()),
    index("videos_user_idx").on(table.user_id),
    index("videos_feed_idx")
      .on(table.time.desc())
      .where(sql`${table.state} = 'processed'`),
  ],
);
