import type { Video } from "@topout/shared/contract";
import { and, eq, gt, lte, ne, or } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import { requireUserRow } from "../../auth/account.ts";
import type { Actor } from "../../auth/actor.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { requireRoute } from "../../queries/require-rows.ts";
import { routes, users, videos } from "../../database/schema.ts";
import { isPublished } from "../../queries/route-status.ts";
import { lockVideoFiles } from "../../queries/lock-video-files.ts";
import { canSeeProfile, canSeeVideo, isVideoShown } from "../../queries/visibility.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Changes } from "../../auth/changes.ts";
import type { MediaKeys } from "../../media/media-keys.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { recordVideoChange } from "../../audit/record-object-changes.ts";
import { requireUploads } from "./stopped-uploads.ts";
import { addKeys, selectVideos } from "./stored-videos.ts";
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

interface FileAccess {
  readonly viewerId: ViewerId;
  /** The key in the address. */
  readonly key: string | undefined;
}

interface Dependencies {
  readonly db: DatabaseReader;
  readonly changes: Changes;
  readonly keys: MediaKeys;
}

export const createVideoStore = ({ db, changes, keys }: Dependencies) => ({
  /** Lists processed videos of one gym or of all gyms, newest first. */
  listForFeed: async ({ gym_id, since, until }: FeedFilter, viewerId: ViewerId) => {
    const isListed = and(
      eq(videos.state, "processed"),
      isPublished,
      isVideoShown,
      canSeeProfile(viewerId),
      gym_id === undefined ? undefined : eq(videos.gym_id, gym_id),
      since && gt(videos.time, since),
      until && lte(videos.time, until),
    );
    return addKeys(keys, await selectVideos(db, isListed).limit(MAX_FEED_VIDEOS));
  },

  /**
   * Lists videos, newest first. Only the owner sees failed videos, and those that reports hide.
   * @throws {ProblemError} 404 for an unknown route.
   */
  listByRoute: async (routeId: string, viewerId: ViewerId): Promise<Video[]> => {
    await requireRoute(db, routeId);
    const isOwn = viewerId === undefined ? undefined : eq(videos.user_id, viewerId);
    const isListed = or(ne(videos.state, "failed"), isOwn);
    const isVisible = and(canSeeProfile(viewerId), canSeeVideo(viewerId));
    const isOfRoute = eq(videos.route_id, routeId);
    return addKeys(keys, await selectVideos(db, and(isOfRoute, isListed, isVisible)));
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
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const video = await requireRemovable(tx, videoId, actor.id);
      if (!(await removeVideo(tx, videoId))) throw new ProblemError("NOT_FOUND");
      invalidate(`screens:${video.gym_id}`);
      await recordVideoChange(tx, actor, { before: video });
    }),

  /** Reads where the files of a video are, for a viewer, or for a request with a key. */
  getFiles: (videoId: string, { viewerId, key }: FileAccess) =>
    getFiles(db, videoId, { viewerId, hasKey: keys.isValid("video", videoId, key) }),
});

export type VideoStore = ReturnType<typeof createVideoStore>;

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
  const [row] = await selectVideos(tx, eq(videos.id, id));
  if (!row) throw new Error("Inserted video not found");
  const { profile_visible: _, ...fields } = row;
  // It has no files yet.
  const video = { ...fields, media_key: null };
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
