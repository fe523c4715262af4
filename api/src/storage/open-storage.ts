import { StartupError } from "../errors/startup-error.ts";
import { localStorage } from "./local-storage.ts";
import type { StoragePlace } from "./storage-place.ts";
import type { Storage } from "./storage.ts";

/** The storage of that place. What speaks S3 is loaded only where a bucket is named: it costs 50 MB and 400 ms. */
export async function openStorage(place: StoragePlace): Promise<Storage> {
  if (place.kind === "folder") return localStorage(place.folder);
  const { s3Storage } = await import("./s3-storage.ts");
  return s3Storage(place);
}

/**
 * Finds out whether the storage can be used before anybody needs it.
 * @throws {StartupError}
 */
export async function requireStorage(storage: Storage): Promise<void> {
  try {
    for await (const _ of storage.list()) return;
  } catch (error) {
    throw new StartupError(`The files of STORAGE_URL cannot be used: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
