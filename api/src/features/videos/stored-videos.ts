import type { Video } from "@topout/shared/contract";
import { desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";

import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { circuits, routes, users, videos } from "../../database/schema.ts";
import type { MediaKeys } from "../../media/media-keys.ts";
import { acceptedGrade, acceptedName, formerNameOfVideo } from "../../queries/accepted-name.ts";
import { isCircuitOfRoute } from "../../queries/route-columns.ts";

export const selectVideos = (db: DatabaseReader | Transaction, where: SQL | undefined) =>
  db
    .select({
      id: videos.id,
      route: videos.route_id,
      user: videos.user_id,
      username: users.username,
      display_name: users.display_name,
      has_profile_photo: hasVisibleProfilePhoto,
      time: sql`${videos.time}`.mapWith((time: string) => new Date(time).toISOString()),
      processed: sql<boolean>`${videos.state} = 'processed'`,
      failed: sql<boolean>`${videos.state} = 'failed'`,
      hidden: isNotNull(videos.hidden).mapWith(Boolean),
      profile_visible: users.profile_visible,
      gym_id: videos.gym_id,
      route_name: acceptedName,
      grade: acceptedGrade,
      circuit_id: routes.circuit_id,
      color: circuits.color,
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.user_id))
    .innerJoin(routes, eq(routes.id, videos.route_id))
    .innerJoin(circuits, isCircuitOfRoute)
    .leftJoinLateral(formerNameOfVideo, sql`true`)
    .where(where)
    .orderBy(desc(videos.time), desc(videos.id));

type VideoRow = Awaited<ReturnType<typeof selectVideos>>[number];

/** Only its owner lists a video of a hidden profile, and needs a key to load its files. */
export const addKeys = (keys: MediaKeys, rows: readonly VideoRow[]): Video[] =>
  rows.map(({ profile_visible, ...video }) => ({
    ...video,
    media_key: profile_visible ? null : keys.create("video", video.id),
  }));
