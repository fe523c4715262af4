import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { requireRoute } from "../../queries/require-rows.ts";
import { videoUploadParts, videoUploads } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../auth/changes.ts";
import { addVideo } from "../videos/videos.store.ts";
import { removeParts, removeUploads } from "./remove-uploads.ts";

/** A further upload removes the oldest one, so that abandoned uploads never block a user. */
const MAX_UNFINISHED_UPLOADS = 5;
/** Limits the rows and files of an upload whose client sends tiny parts. */
export const MAX_PARTS = 2_000;

interface NewUpload {
  readonly id: string;
  readonly route: string;
  readonly agreed?: boolean | undefined;
  readonly keep_sound?: boolean | undefined;
  readonly sizeBytes: number;
  readonly metadata: Metadata;
}

type Metadata = Record<string, string | null>;

export interface VideoUpload {
  readonly id: string;
  readonly route: string;
  readonly sizeBytes: number;
  readonly receivedBytes: number;
  readonly metadata: Metadata;
  /** Undefined if the upload is not finished. */
  readonly videoId: string | undefined;
  readonly createdAt: Date;
}

interface Completion {
  /** The position of the last part. */
  readonly start: number;
  readonly originalKey: string;
}

interface UploadPart {
  /** The position of the first byte in the video. */
  readonly start: number;
  readonly sizeBytes: number;
  readonly key: string;
}

/** The resumable uploads of one user. Other users get 404. Concurrent changes run one after another. */
export const createVideoUploadStore = (db: DatabaseReader, changes: Changes, actor: Actor) => {
  const userId = actor.id;
  const options = { actor, lock: "no key update" } as const;
  return {
    find: (id: string) => findUpload(db, isOwn(id, userId)),

    /** @throws {ProblemError} 404 for an unknown route. */
    create: ({ id, route, sizeBytes, ...upload }: NewUpload): Promise<void> =>
      changes.runTransaction(options, async (tx) => {
        await requireRoute(tx, route);
        await removeUploads(tx, inArray(videoUploads.id, selectSurplusUploads(tx, userId)));
        const metadata = completeMetadata(upload);
        await tx
          .insert(videoUploads)
          .values({ id, user_id: userId, route_id: route, size_bytes: sizeBytes, metadata });
      }),

    /** @throws {ProblemError} 409 if another request has received these bytes, 413 for too many parts. */
    addPart: (id: string, { start, sizeBytes, key }: UploadPart): Promise<void> =>
      changes.runTransaction(options, async (tx) => {
        await lockUpload(tx, { id, userId, start });
        await requirePartQuota(tx, id);
        await tx
          .insert(videoUploadParts)
          .values({ upload_id: id, start, size_bytes: sizeBytes, file: key });
      }),

    /** Returns the storage keys of all parts, in their order. */
    listPartKeys: (id: string): Promise<string[]> => listPartKeys(db, id),

    /**
     * Adds the video of a complete upload. `start` is the position of the last part.
     * @throws {ProblemError} 404 for an unknown upload or route, 409 if another request has received these bytes, 429 if
     * the user has too many pending videos.
     */
    finish: (id: string, { start, originalKey }: Completion): Promise<void> =>
      changes.runTransaction(options, async (tx) => {
        const { route, metadata } = await lockUpload(tx, { id, userId, start });
        const choices = readChoices(metadata);
        const video = await addVideo(tx, { user: userId, route, originalKey, ...choices }, actor);
        await tx.update(videoUploads).set({ video_id: video.id }).where(eq(videoUploads.id, id));
        await removeParts(tx, eq(videoUploadParts.upload_id, id));
      }),

    /** Removes an upload, but not the video of a finished upload. */
    remove: (id: string): Promise<void> =>
      changes.runTransaction(options, async (tx) => {
        const removedCount = await removeUploads(tx, isOwn(id, userId));
        if (removedCount === 0) throw new ProblemError("NOT_FOUND");
      }),
  };
};

export type VideoUploadStore = ReturnType<typeof createVideoUploadStore>;

/** Adds the fields that the request leaves out. */
const completeMetadata = ({
  metadata,
  agreed = false,
  keep_sound = false,
}: Pick<NewUpload, "metadata" | "agreed" | "keep_sound">): Metadata => ({
  ...metadata,
  agreed: String(agreed),
  keep_sound: String(keep_sound),
});

/** Uploads that version 1.0 created have no `keep_sound`. They keep their sound. Remove this exception in 1.2.0. */
const readChoices = ({ agreed, keep_sound }: Metadata) => ({
  agreed: agreed === "true",
  keepSound: keep_sound !== "false",
});

const isOwn = (id: string, userId: string) =>
  and(eq(videoUploads.id, id), eq(videoUploads.user_id, userId));

interface ExpectedUpload {
  readonly id: string;
  readonly userId: string;
  /** Where the next part starts. */
  readonly start: number;
}

/** @throws {ProblemError} 404 for an unknown upload, 409 if another request has received these bytes or finished it. */
async function lockUpload(tx: Transaction, { id, userId, start }: ExpectedUpload) {
  // The removal of expired uploads does not lock the user.
  await tx
    .select({ id: videoUploads.id })
    .from(videoUploads)
    .where(isOwn(id, userId))
    .for("update");
  const upload = await findUpload(tx, isOwn(id, userId));
  if (!upload) throw new ProblemError("NOT_FOUND");
  if (upload.videoId === undefined && upload.receivedBytes === start) return upload;
  throw new ProblemError("CONFLICT", { message: "The upload continues at another byte." });
}

async function requirePartQuota(tx: Transaction, id: string): Promise<void> {
  const partCount = await tx.$count(videoUploadParts, eq(videoUploadParts.upload_id, id));
  if (partCount < MAX_PARTS) return;
  throw new ProblemError("PAYLOAD_TOO_LARGE", {
    message: "This upload has too many parts. Start again with larger ones.",
  });
}

async function listPartKeys(db: DatabaseReader, id: string): Promise<string[]> {
  const rows = await db
    .select({ key: videoUploadParts.file })
    .from(videoUploadParts)
    .where(eq(videoUploadParts.upload_id, id))
    .orderBy(asc(videoUploadParts.start));
  return rows.map(({ key }) => key);
}

async function findUpload(
  db: DatabaseReader | Transaction,
  where: SQL | undefined,
): Promise<VideoUpload | undefined> {
  const [upload] = await db
    .select({
      id: videoUploads.id,
      route: videoUploads.route_id,
      sizeBytes: videoUploads.size_bytes,
      metadata: videoUploads.metadata,
      videoId: videoUploads.video_id,
      createdAt: videoUploads.created_at,
      partBytes: sql<string>`(
        select coalesce(sum(size_bytes), 0) from ${videoUploadParts}
        where ${videoUploadParts.upload_id} = ${videoUploads.id}
      )`.mapWith(Number),
    })
    .from(videoUploads)
    .where(where);
  if (!upload) return undefined;
  const { partBytes, videoId, ...rest } = upload;
  return videoId === null
    ? { ...rest, videoId: undefined, receivedBytes: partBytes }
    : { ...rest, videoId, receivedBytes: rest.sizeBytes };
}

/** Selects the oldest unfinished uploads that must be removed before the user creates another one. */
const selectSurplusUploads = (tx: Transaction, userId: string) =>
  tx
    .select({ id: videoUploads.id })
    .from(videoUploads)
    .where(and(eq(videoUploads.user_id, userId), isNull(videoUploads.video_id)))
    .orderBy(desc(videoUploads.created_at), desc(videoUploads.id))
    .offset(MAX_UNFINISHED_UPLOADS - 1);
