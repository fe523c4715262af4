import { eq } from "drizzle-orm";

import { accountColumns, present, type UserRow } from "../../auth/account.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import type { UploadedFile } from "../../http/uploads/uploaded-file.ts";
import { type Shape, toWebp } from "../../media/images.ts";
import { deleteLater } from "../../storage/delete-later.ts";
import { keepThen } from "../../storage/keep-then.ts";
import type { Storage } from "../../storage/storage.ts";

interface Place {
  readonly db: Database;
  readonly storage: Storage;
}

const shapes = {
  profile_photo: { width: 250, height: 250 },
  cover_photo: { maxHeight: 1920 },
} as const satisfies Readonly<Record<string, Shape>>;

interface NewPhoto {
  readonly column: keyof typeof shapes;
  readonly file: UploadedFile;
}

/**
 * Shows a new photo of somebody from now on; the one before it goes.
 * @throws {ProblemError} 415 for what is no picture.
 */
export async function replacePhoto(
  { db, storage }: Place,
  userId: string,
  { column, file }: NewPhoto,
): Promise<UserRow> {
  const photo = await toWebp(file.path, shapes[column]);
  return keepThen(storage, [photo], ([key]) =>
    db.transaction(async (tx) => {
      const before = await hold(tx, userId, column);
      const [user] = await tx
        .update(users)
        .set({ [column]: key })
        .where(eq(users.id, userId))
        .returning(accountColumns);
      await deleteLater(tx, [before]);
      return present(user);
    }),
  );
}

/** The present photo; nobody else replaces it until the transaction ends. */
async function hold(tx: Transaction, userId: string, column: NewPhoto["column"]) {
  const [row] = await tx
    .select({ key: users[column] })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return present(row).key;
}
