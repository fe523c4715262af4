import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";

import { derivedId, file, fileIndex, id, parentId, timestamptzNow } from "./columns.ts";
import { routes } from "./gyms.ts";
import { users } from "./users.ts";

export const videos = pgTable(
  "videos",
  {
    id: id(),
    route_id: parentId(() => routes.id),
    gym_id: derivedId(),
    user_id: parentId(() => users.id),
    state: text({ enum: ["uploaded", "processed", "failed"] })
      .notNull()
      .default("uploaded"),
    /** The uploaded file, until it is processed. */
    original: file(),
    /** The processed file. */
    file: file(),
    thumbnail: file(),
    /** The reason code of a failure, for operators. */
    failure: text(),
    /** Whether reports hide the video until staff has looked, or staff has removed it. Null if it is shown. */
    hidden: text({ enum: ["reported", "removed"] }),
    time: timestamptzNow(),
  },
  (table) => [
    index("videos_route_newest_idx").on(table.route_id, table.time),
    fileIndex("videos_original_idx", table.original),
    fileIndex("videos_file_idx", table.file),
    fileIndex("videos_thumbnail_idx", table.thumbnail),
    index("videos_user_idx").on(table.user_id),
    index("videos_newest_idx")
      .on(table.time)
      .where(sql`${table.state} = 'processed'`),
    index("videos_gym_newest_idx")
      .on(table.gym_id, table.time, table.id)
      .where(sql`${table.state} = 'processed'`)
      .concurrently(),
    check(
      "videos_state_check",
      sql`case ${table.state}
        when 'uploaded' then ${table.original} is not null and ${table.file} is null
        when 'processed' then ${table.original} is null and ${table.file} is not null and ${table.thumbnail} is not null
        when 'failed' then ${table.original} is null and ${table.file} is null and ${table.failure} is not null
        else false
      end`,
    ),
  ],
);
