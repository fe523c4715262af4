import { and, eq } from "drizzle-orm";

import type { Database, Transaction } from "../../database/database.ts";
import { videos } from "../../database/schema.ts";
import { deleteLater } from "../../storage/delete-later.ts";

interface Processed {
  readonly file: string;
  readonly thumbnail: string;
}

/** Somebody deleted the video while it was processed, or another worker was done with it first. */
export class VideoNotPendingError extends Error {
  override readonly name = "VideoNotPendingError";
}

/** How a worker sees videos. */
export const createVideoProcessingStore = (db: Database) => ({
  /** The key of the uploaded film; undefined where there is nothing to do any more. */
  original: async (video: string): Promise<string | undefined> => {
    const [found] = await db
      .select({ original: videos.original })
      .from(videos)
      .where(and(eq(videos.id, video), eq(videos.state, "uploaded")));
    return found?.original ?? undefined;
  },

  /** @throws {VideoNotPendingError} */
  finish: (video: string, files: Processed): Promise<void> =>
    db.transaction((tx) => settle(tx, video, { state: "processed", ...files })),

  /** @throws {VideoNotPendingError} */
  fail: (video: string, failure: string): Promise<void> =>
    db.transaction((tx) => settle(tx, video, { state: "failed", failure })),
});

export type VideoProcessingStore = ReturnType<typeof createVideoProcessingStore>;

type Outcome = ({ state: "processed" } & Processed) | { state: "failed"; failure: string };

/** What was uploaded is of no more use, however it ended. */
async function settle(tx: Transaction, video: string, outcome: Outcome) {
  const [waiting] = await tx
    .select({ original: videos.original })
    .from(videos)
    .where(and(eq(videos.id, video), eq(videos.state, "uploaded")))
    .for("update");
  if (!waiting?.original) throw new VideoNotPendingError();
  await tx
    .update(videos)
    .set({ ...outcome, original: null })
    .where(eq(videos.id, video));
  await deleteLater(tx, [waiting.original]);
}
