import { asc, desc, eq, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../../database/database.ts";
import { videoUploadParts, videoUploads, videos } from "../../../database/schema.ts";
import { selectRoutesWithNames } from "./routes-with-names.ts";

export const listVideos = (db: DatabaseReader, userId: string) => {
  const namedRoutes = selectRoutesWithNames(db);
  return db
    .select({
      id: videos.id,
      route: videos.route_id,
      route_name: namedRoutes.route_name,
      time: videos.time,
      state: videos.state,
      failure: videos.failure,
      /** Not whether reports hide the video: its owner cannot see that either, until staff has decided. */
      is_removed: sql<boolean>`${videos.hidden} is not distinct from 'removed'`,
      /** The storage key of the processed file, or of the original until the video is processed. */
      key: sql<string | null>`coalesce(${videos.file}, ${videos.original})`,
    })
    .from(videos)
    .innerJoin(namedRoutes, eq(namedRoutes.id, videos.route_id))
    .where(eq(videos.user_id, userId))
    .orderBy(desc(videos.time), asc(videos.id));
};

/** Lists the uploads of the last day. The finished ones have a video. */
export const listVideoUploads = (db: DatabaseReader, userId: string) => {
  const namedRoutes = selectRoutesWithNames(db);
  const received = sql<number>`(
    select coalesce(sum(${videoUploadParts.size_bytes}), 0)::float8 from ${videoUploadParts}
    where ${videoUploadParts.upload_id} = ${videoUploads.id})`;
  return db
    .select({
      id: videoUploads.id,
      route: videoUploads.route_id,
      route_name: namedRoutes.route_name,
      size_bytes: videoUploads.size_bytes,
      received_bytes: received,
      metadata: videoUploads.metadata,
      video: videoUploads.video_id,
      time: videoUploads.created_at,
    })
    .from(videoUploads)
    .innerJoin(namedRoutes, eq(namedRoutes.id, videoUploads.route_id))
    .where(eq(videoUploads.user_id, userId))
    .orderBy(desc(videoUploads.created_at), asc(videoUploads.id));
};
