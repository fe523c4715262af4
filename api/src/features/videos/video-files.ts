import { and, eq, not, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { routes, users, videos } from "../../database/schema.ts";
import { isPublished } from "../../queries/route-status.ts";
import { canSeeProfile, isNotBlocked, isVideoShown } from "../../queries/visibility.ts";

interface Access {
  readonly viewerId: string | undefined;
  /** Whether the request has a valid key of the video. */
  readonly hasKey: boolean;
}

/**
 * Returns the storage keys of a processed video, unless its route is a draft again. The caller checks `isRestricted`: the
 * video or the profile is hidden, or its user is blocked. Shared caches must not store what `isPublic` is false for.
 */
export async function getFiles(db: DatabaseReader, videoId: string, { viewerId, hasKey }: Access) {
  const isAllowed = sql`(${isVideoShown} and ${isNotBlocked(videos.user_id, viewerId)}
    and (${hasKey} or ${canSeeProfile(viewerId)}))`;
  const [files] = await db
    .select({
      video: videos.file,
      thumbnail: videos.thumbnail,
      gym_id: videos.gym_id,
      owner: videos.user_id,
      isRestricted: sql<boolean>`${not(isAllowed)}`,
      isPublic: sql<boolean>`(${isVideoShown} and ${users.profile_visible})`,
    })
    .from(videos)
    .innerJoin(routes, eq(routes.id, videos.route_id))
    .innerJoin(users, eq(users.id, videos.user_id))
    .where(and(eq(videos.id, videoId), eq(videos.state, "processed"), isPublished));
  return files;
}
