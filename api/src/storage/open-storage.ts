import { StartupError } from "../errors/startup-error.ts";
import type { LocalFolderOptions } from "./local-folder.ts";
import { createLocalStorage } from "./local-storage.ts";
import type { StorageLocation } from "./storage-url.ts";
import { createKey, type Storage } from "./storage.ts";

/** Opens the storage. Loads the S3 client only for a bucket, because the client uses 50 MB of memory. */
export async function openStorage(
  location: StorageLocation,
  options?: LocalFolderOptions,
): Promise<Storage> {
  if (location.kind === "folder") return createLocalStorage(location.folder, options);
  const { createS3Storage } = await import("./s3-storage.ts");
  return createS3Storage(location);
}

/**
 * Checks that the storage is available.
 * @throws {StartupError}
 */
export async function checkStorage(storage: Storage): Promise<void> {
  try {
    for await (const _ of storage.list()) return;
  } catch (error) {
    throw new StartupError(`Cannot use the storage in STORAGE_URL: ${getReason(error)}`);
  }
}

/** Returns the other origins from which browsers load files. */
export async function getMediaOrigins({ signUrl }: Storage): Promise<string[]> {
  if (!signUrl) return [];
  const { url } = await signUrl(createKey(), { contentType: "image/webp" });
  return [new URL(url).origin];
}

const getReason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
