import { bigint, index, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { file, fileIndex, id, parentId, timestamptzNow } from "./columns.ts";
import { routes } from "./gyms.ts";
import { users } from "./users.ts";

const bytes = () => bigint({ mode: "number" });

/** A resumable upload of a video. It expires a day after it was created. */
export const videoUploads = pgTable(
  "video_uploads",
  {
    id: id(),
    user_id: parentId(() => users.id),
    route_id: parentId(() => routes.id),
    size_bytes: bytes().notNull(),
    metadata: jsonb().$type<Record<string, string | null>>().notNull(),
    /**
     * The video of a finished upload. Has no foreign key, because the video can be deleted before the upload expires.
     */
    video_id: uuid(),
    created_at: timestamptzNow(),
  },
  (table) => [
    index("video_uploads_user_idx").on(table.user_id, table.created_at),
    index("video_uploads_route_idx").on(table.route_id),
    index("video_uploads_age_idx").on(table.created_at),
  ],
);

/** The received parts of an upload. Each one is a stored file, so that every process can resume the upload. */
export const videoUploadParts = pgTable(
  "video_upload_parts",
  {
    upload_id: parentId(() => videoUploads.id),
    /** The position of the first byte in the video. */
    start: bytes().notNull(),
    size_bytes: bytes().notNull(),
    file: file().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.upload_id, table.start] }),
    fileIndex("video_upload_parts_file_idx", table.file),
  ],
);
