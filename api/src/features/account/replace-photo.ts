import { eq } from "drizzle-orm";

import { accountColumns, requireUserRow, type UserRow } from "../../auth/account.ts";
import type { Actor } from "../../auth/actor.ts";
import { users } from "../../database/schema.ts";
import type { UploadedFile } from "../../files/uploaded-file.ts";
import { type ImageSize, convertToWebp } from "../../media/images.ts";
import type { Changes } from "../../auth/changes.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import type { Storage } from "../../storage/storage.ts";

interface Dependencies {
  readonly changes: Changes;
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
  { changes, storage }: Dependencies,
  actor: Actor,
  { column, file }: NewPhoto,
): Promise<UserRow> {
  const photo = await convertToWebp({ path: file.path, user: actor.id }, photoSizes[column]);
  return storeThenCommit(storage, [photo], ([key]) =>
    changes.runTransaction({ actor, lock: "no key update" }, async (tx) => {
      const isUser = eq(users.id, actor.id);
      const [previous] = await tx.select({ key: users[column] }).from(users).where(isUser);
      const [user] = await tx
        .update(users)
        .set({ [column]: key })
        .where(isUser)
        .returning(accountColumns);
      await enqueueFileDeletion(tx, [requireUserRow(previous).key]);
      return requireUserRow(user);
    }),
  );
}
