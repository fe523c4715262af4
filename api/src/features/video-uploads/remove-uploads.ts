import { inArray, lt, type SQL } from "drizzle-orm";

import type { Database, Transaction } from "../../database/database.ts";
import { videoUploadParts, videoUploads } from "../../database/schema.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";

export const UPLOAD_LIFETIME_MS = 24 * 60 * 60_000;

export const deleteExpiredVideoUploads = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const oldest = new Date(Date.now() - UPLOAD_LIFETIME_MS);
    await removeUploads(tx, lt(videoUploads.created_at, oldest));
  });

/** Deletes the uploads with the files of their parts. Returns the number of uploads. */
export async function removeUploads(tx: Transaction, where: SQL | undefined): Promise<number> {
  const rows = await tx
    .select({ id: videoUploads.id })
    .from(videoUploads)
    .where(where)
    .orderBy(videoUploads.id)
    .for("update");
  const ids = rows.map(({ id }) => id);
  await removeParts(tx, inArray(videoUploadParts.upload_id, ids));
  await tx.delete(videoUploads).where(inArray(videoUploads.id, ids));
  return ids.length;
}

export async function removeParts(tx: Transaction, where: SQL): Promise<void> {
  const parts = await tx
    .delete(videoUploadParts)
    .where(where)
    .returning({ key: videoUploadParts.file });
  await enqueueFileDeletion(
    tx,
    parts.map(({ key }) => key),
  );
}
