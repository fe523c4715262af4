import { and, desc, eq } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { users, videos } from "../../database/schema.ts";
import { isPublicSender, isVideoShown } from "../../queries/visibility.ts";

/** So many are read, so that a gym with many videos of stripped routes takes no longer. */
const MAX_READ = 500;

interface ShownVideo {
  readonly id: string;
  readonly route_id: string;
}

/** Lists the newest videos of a gym whose climbers have a visible profile and visible sends. */
export async function listShownVideos(
  db: DatabaseReader,
  gymId: string,
  viewerId: string | undefined,
): Promise<ShownVideo[]> {
  // Has the name of the table, so that the conditions of videos apply to it.
  const newest = db
    .select()
    .from(videos)
    .where(and(eq(videos.gym_id, gymId), eq(videos.state, "processed")))
    .orderBy(desc(videos.time), desc(videos.id))
    .limit(MAX_READ)
    .as("videos");
  return db
    .select({ id: newest.id, route_id: newest.route_id })
    .from(newest)
    .innerJoin(users, eq(users.id, newest.user_id))
    .where(and(isVideoShown, isPublicSender(viewerId)))
    .orderBy(desc(newest.time), desc(newest.id));
}
