import { eq } from "drizzle-orm";

import { accountColumns, requireUserRow, type UserRow } from "../../auth/account.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import type { UploadedFile } from "../../http/uploads/uploaded-file.ts";
import { type ImageSize, convertToWebp } from "../../media/images.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import type { Storage } from "../../storage/storage.ts";

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
}

const photoSizes = {
  profile_photo: { width: 250, height: 250 },
  cover_photo: { maxHeight: 1920 },
} as const satisfies Readonly<Record<string, ImageSize>>;

interface NewPhoto {
  readonly column: keyof typeof photoSizes;
  readonly file: UploadedFile;
}

/**
 * Replaces a user's photo and deletes the previous one.
 * @throws {ProblemError} 413, 415 or 503. See `convertToWebp`.
 */
export async function replacePhoto(
  { db, storage }: Dependencies,
  userId: string,
  { column, file }: NewPhoto,
): Promise<UserRow> {
  const photo = await convertToWebp({ path: file.path, user: userId }, photoSizes[column]);
  return storeThenCommit(storage, [photo], ([key]) =>
    db.transaction(async (tx) => {
      const previousKey = await lockPhoto(tx, userId, column);
      const [user] = await tx
        .update(users)
        .set({ [column]: key })
        .where(eq(users.id, userId))
        .returning(accountColumns);
      await enqueueFileDeletion(tx, [previousKey]);
      return requireUserRow(user);
    }),
  );
}

/** Returns the key of the current photo. Locks the row, so that other requests cannot replace the photo. */
async function lockPhoto(tx: Transaction, userId: string, column: NewPhoto["column"]) {
  const [row] = await tx
    .select({ key: users[column] })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return requireUserRow(row).key;
}
