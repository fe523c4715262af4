import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";

import type { Database, Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { reports, videos } from "../../database/schema.ts";
import { lockVideoFiles } from "../../queries/lock-video-files.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { UNDO_PERIOD } from "./stored-report.ts";

/** The next cleanup deletes the others. */
const BATCH_SIZE = 100;

const isExpired = and(
  eq(reports.status, "removed"),
  lt(reports.decided_at, sql`now() - ${UNDO_PERIOD}`),
);

/** Deletes what staff has removed, when the decision can no longer be undone. */
export async function deleteRemoved(db: Database): Promise<void> {
  await db.transaction(deleteRemovedVideos);
  await db.transaction(deleteRemovedParts);
}

async function deleteRemovedVideos(tx: Transaction): Promise<void> {
  const expired = await tx
    .select({ id: reports.video_id })
    .from(reports)
    .where(and(isExpired, isNotNull(reports.video_id)))
    .limit(BATCH_SIZE);
  const isRemoved = inIds(
    videos.id,
    expired.flatMap(({ id }) => id ?? []),
  );
  const keys = await lockVideoFiles(tx, isRemoved);
  await tx.delete(videos).where(isRemoved);
  await enqueueFileDeletion(tx, keys);
}

/** The parts of profiles and routes, which the reports keep for an undo. */
async function deleteRemovedParts(tx: Transaction): Promise<void> {
  const hasPart = or(
    isNotNull(reports.removed_text),
    isNotNull(reports.removed_image),
    isNotNull(reports.removed_thumbnail),
  );
  const expired = await tx
    .select({ id: reports.id, image: reports.removed_image, thumbnail: reports.removed_thumbnail })
    .from(reports)
    .where(and(isExpired, hasPart))
    .orderBy(reports.id)
    .limit(BATCH_SIZE)
    .for("update");
  await tx
    .update(reports)
    .set({ removed_text: null, removed_image: null, removed_thumbnail: null })
    .where(
      inIds(
        reports.id,
        expired.map(({ id }) => id),
      ),
    );
  await enqueueFileDeletion(
    tx,
    expired.flatMap(({ image, thumbnail }) => [image, thumbnail]),
  );
}
