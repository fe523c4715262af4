import { and, eq, not, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { routes, videos } from "../../database/schema.ts";
import { isPublished } from "../../queries/route-status.ts";
import { isNotBlocked, isVideoShown } from "../../queries/visibility.ts";

/**
 * Returns the storage keys of a processed video, unless its route is a draft again. The caller checks `isRestricted`: the
 * video is hidden, or its user is blocked.
 */
export async function getFiles(db: DatabaseReader, videoId: string, viewerId: string | undefined) {
  const isPublic = sql`(${isVideoShown} and ${isNotBlocked(videos.user_id, viewerId)})`;
  const [files] = await db
    .select({
      video: videos.file,
      thumbnail: videos.thumbnail,
      gym_id: videos.gym_id,
      owner: videos.user_id,
      isRestricted: sql<boolean>`${not(isPublic)}`,
    })
    .from(videos)
    .innerJoin(routes, eq(routes.id, videos.route_id))
    .where(and(eq(videos.id, videoId), eq(videos.state, "processed"), isPublished));
  return files;
}
