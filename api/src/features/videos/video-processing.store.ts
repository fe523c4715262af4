import { and, eq } from "drizzle-orm";

import type { Database, Transaction } from "../../database/database.ts";
import { videos } from "../../database/schema.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";

interface ProcessedFiles {
  readonly file: string;
  readonly thumbnail: string;
}

/** Thrown if a request has deleted the video, or if another worker has already processed it or set it to failed. */
export class VideoNotPendingError extends Error {
  override readonly name = "VideoNotPendingError";
}

export const createVideoProcessingStore = (db: Database) => ({
  /** Returns the storage key of the uploaded file. Undefined if the video is not pending. */
  getOriginalKey: async (videoId: string): Promise<string | undefined> => {
    const [video] = await db
      .select({ original: videos.original })
      .from(videos)
      .where(and(eq(videos.id, videoId), eq(videos.state, "uploaded")));
    return video?.original ?? undefined;
  },

  /** @throws {VideoNotPendingError} */
  finish: (videoId: string, files: ProcessedFiles): Promise<void> =>
    db.transaction((tx) => setOutcome(tx, videoId, { state: "processed", ...files })),

  /** @throws {VideoNotPendingError} */
  fail: (videoId: string, failure: string): Promise<void> =>
    db.transaction((tx) => setOutcome(tx, videoId, { state: "failed", failure })),
});

export type VideoProcessingStore = ReturnType<typeof createVideoProcessingStore>;

type Outcome = ({ state: "processed" } & ProcessedFiles) | { state: "failed"; failure: string };

/** Updates a pending video, and deletes the uploaded file. */
async function setOutcome(tx: Transaction, videoId: string, outcome: Outcome) {
  const [pending] = await tx
    .select({ original: videos.original })
    .from(videos)
    .where(and(eq(videos.id, videoId), eq(videos.state, "uploaded")))
    .for("update");
  if (!pending?.original) throw new VideoNotPendingError();
  await tx
    .update(videos)
    .set({ ...outcome, original: null })
    .where(eq(videos.id, videoId));
  await enqueueFileDeletion(tx, [pending.original]);
}
