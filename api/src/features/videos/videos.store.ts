import type { Video } from "@topout/shared/contract";
import { and, desc, eq, gt, isNotNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import { requireUserRow } from "../../auth/account.ts";
import type { Actor } from "../../auth/actor.ts";
import { hasProfilePhoto } from "../../auth/user-queries.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { requireRoute } from "../../queries/require-rows.ts";
import { circuits, routes, users, videos } from "../../database/schema.ts";
import { isCircuitOfRoute } from "../../queries/route-columns.ts";
import { isPublished } from "../../queries/route-status.ts";
import { lockVideoFiles } from "../../queries/lock-video-files.ts";
import { canSeeProfile, canSeeVideo, isVideoShown } from "../../queries/visibility.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Changes } from "../../auth/changes.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { recordVideoChange } from "../../audit/record-object-changes.ts";
import { requireUploads } from "./stopped-uploads.ts";
import { getFiles } from "./video-files.ts";

const MAX_FEED_VIDEOS = 100;
/** The limit per user, so that one user cannot delay the videos of others. */
const MAX_PENDING_VIDEOS = 5;
const RETRY_AFTER_SECONDS = 60;

interface NewVideo {
  readonly user: string;
  readonly route: string;
  readonly agreed: boolean;
  readonly keepSound: boolean;
}

interface FeedFilter {
  readonly gym_id: string | undefined;
  /** Exclusive. */
  readonly since: Date | undefined;
  /** Inclusive. */
  readonly until: Date | undefined;
}

/** The id of the signed-in user. Undefined for visitors. */
type ViewerId = string | undefined;

export const createVideoStore = (db: DatabaseReader, changes: Changes) => ({
  /** Lists processed videos of one gym or of all gyms, newest first. */
  listForFeed: ({ gym_id, since, until }: FeedFilter, viewerId: ViewerId): Promise<Video[]> =>
    listVideos(
      db,
      and(
        eq(videos.state, "processed"),
        isPublished,
        isVideoShown,
        canSeeProfile(viewerId),
        gym_id === undefined ? undefined : eq(videos.gym_id, gym_id),
        since && gt(videos.time, since),
        until && lte(videos.time, until),
      ),
    ).limit(MAX_FEED_VIDEOS),

  /**
   * Lists videos, newest first. Only the owner sees failed videos, and those that reports hide.
   * @throws {ProblemError} 404 for an unknown route.
   */
  listByRoute: async (routeId: string, viewerId: ViewerId): Promise<Video[]> => {
    await requireRoute(db, routeId);
    const isOwn = viewerId === undefined ? undefined : eq(videos.user_id, viewerId);
    const isListed = or(ne(videos.state, "failed"), isOwn);
    const isVisible = and(canSeeProfile(viewerId), canSeeVideo(viewerId));
    return listVideos(db, and(eq(videos.route_id, routeId), isListed, isVisible));
  },

  /** @throws {ProblemError} 429 if the user has too many pending videos. */
  requireQuota: (userId: string): Promise<void> => requireQuota(db, userId),

  /** @throws {ProblemError} 404 for an unknown route. */
  requireRoute: (routeId: string): Promise<void> => requireRoute(db, routeId),

  /** See `addVideo`. */
  add: (video: NewVideo, originalKey: string, actor: Actor): Promise<Video> =>
    changes.runTransaction({ actor, lock: "no key update" }, (tx) =>
      addVideo(tx, { ...video, originalKey }, actor),
    ),

  /** @throws {ProblemError} 404 for an unknown video, 403 for another user's video, unless the user is an admin. */
  remove: (videoId: string, actor: Actor): Promise<void> =>
    changes.runTransaction({ actor }, async (tx) => {
      const video = await requireRemovable(tx, videoId, actor.id);
      if (!(await removeVideo(tx, videoId))) throw new ProblemError("NOT_FOUND");
      await recordVideoChange(tx, actor, { before: video });
    }),

  getFiles: (videoId: string, viewerId: ViewerId) => getFiles(db, videoId, viewerId),
});

export type VideoStore = ReturnType<typeof createVideoStore>;

const listVideos = (db: DatabaseReader | Transaction, where: SQL | undefined) =>
  db
    .select({
      id: videos.id,
      route: videos.route_id,
      user: videos.user_id,
      username: users.username,
      display_name: users.display_name,
      has_profile_photo: hasProfilePhoto,
      time: sql`${videos.time}`.mapWith((time: string) => new Date(time).toISOString()),
      processed: sql<boolean>`${videos.state} = 'processed'`,
      failed: sql<boolean>`${videos.state} = 'failed'`,
      hidden: isNotNull(videos.hidden).mapWith(Boolean),
      gym_id: videos.gym_id,
      route_name: routes.name,
      grade: routes.grade,
      circuit_id: routes.circuit_id,
      color: circuits.color,
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.user_id))
    .innerJoin(routes, eq(routes.id, videos.route_id))
    .innerJoin(circuits, isCircuitOfRoute)
    .where(where)
    .orderBy(desc(videos.time), desc(videos.id));

/**
 * Adds an uploaded video and enqueues its processing. The transaction must have locked the user with `no key update`, so
 * that concurrent uploads cannot exceed the quota.
 * @throws {ProblemError} 404 for an unknown route, UPLOADS_STOPPED, 429 if the user has too many pending videos.
 */
export async function addVideo(
  tx: Transaction,
  { user, route, agreed, keepSound, originalKey }: NewVideo & { readonly originalKey: string },
  actor: Actor,
): Promise<Video> {
  await requireRoute(tx, route);
  await requireUploadsOf(tx, user);
  await requireQuota(tx, user);
  const id = uuidv7();
  await tx.insert(videos).values({ id, route_id: route, user_id: user, original: originalKey });
  await enqueue(tx, "process-video", { video: id, keepSound });
  const [video] = await listVideos(tx, eq(videos.id, id));
  if (!video) throw new Error("Inserted video not found");
  await recordVideoChange(tx, actor, { after: { ...video, owner: video.user, agreed } });
  return video;
}

async function requireRemovable(tx: Transaction, videoId: string, userId: string) {
  const [video] = await tx
    .select({
      id: videos.id,
      gym_id: videos.gym_id,
      owner: videos.user_id,
      route_name: routes.name,
      is_admin: users.is_superuser,
    })
    .from(videos)
    .innerJoin(routes, eq(routes.id, videos.route_id))
    .innerJoin(users, eq(users.id, userId))
    .where(eq(videos.id, videoId));
  if (!video) throw new ProblemError("NOT_FOUND");
  if (video.owner !== userId && !video.is_admin) throw new ProblemError("FORBIDDEN");
  return video;
}

/** Returns false if the video was removed concurrently. */
async function removeVideo(tx: Transaction, videoId: string): Promise<boolean> {
  const where = eq(videos.id, videoId);
  const keys = await lockVideoFiles(tx, where);
  const { rowCount } = await tx.delete(videos).where(where);
  await enqueueFileDeletion(tx, keys);
  return rowCount === 1;
}

async function requireUploadsOf(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx
    .select({ uploads_stopped_until: users.uploads_stopped_until })
    .from(users)
    .where(eq(users.id, userId));
  requireUploads(requireUserRow(user));
}

async function requireQuota(db: DatabaseReader | Transaction, userId: string): Promise<void> {
  const pendingCount = await db.$count(
    videos,
    and(eq(videos.user_id, userId), eq(videos.state, "uploaded")),
  );
  if (pendingCount < MAX_PENDING_VIDEOS) return;
  throw new ProblemError("RATE_LIMITED", {
    message: `${MAX_PENDING_VIDEOS} of your videos are still being processed. Wait until one is ready, then upload the next.`,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
