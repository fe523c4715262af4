import type { StorageLocation } from "../storage/storage-url.ts";
import { openBackupFolder } from "./backup-folder.ts";
import type { BackupStore } from "./backup-store.ts";

/**
 * Opens the place for backups.
 * @param scratchFolder The folder for temporary copies of backups in a bucket.
 */
export async function openBackupStore(
  location: StorageLocation,
  scratchFolder: string,
): Promise<BackupStore> {
  if (location.kind === "folder") return openBackupFolder(location.folder);
  const { openBackupBucket } = await import("./backup-bucket.ts");
  return openBackupBucket(location, scratchFolder);
}
