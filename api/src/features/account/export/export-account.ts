import type { UserRow } from "../../../auth/account.ts";
import type { DatabaseReader } from "../../../database/database.ts";
import type { Download } from "../../../http/download.ts";
import type { Storage } from "../../../storage/storage.ts";
import { createDataFiles } from "./data-files.ts";
import { createExportStore } from "./export.store.ts";
import { createMediaFiles } from "./media-files.ts";
import { createZipStream } from "./zip-stream.ts";

interface Dependencies {
  readonly db: DatabaseReader;
  readonly storage: Storage;
}

/** Exports all data of a user as a ZIP archive. The server creates the archive while it sends it. */
export async function exportAccount(
  { db, storage }: Dependencies,
  user: UserRow,
  now = new Date(),
): Promise<Download> {
  const store = createExportStore(db, user);
  const files = [
    ...createDataFiles(user, store),
    ...(await createMediaFiles(user, { storage, store })),
  ];
  return {
    fileName: `topout-${user.username}-${now.toISOString().slice(0, 10)}.zip`,
    open: () => createZipStream(files, now),
  };
}
