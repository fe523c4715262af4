import { computeChecksum, type FileChecksum } from "../storage/byte-counter.ts";
import { FileNotFoundError, type Storage } from "../storage/storage.ts";

/** Reads a stored file. Returns undefined if it does not exist. */
export async function readChecksum(
  storage: Storage,
  key: string,
): Promise<FileChecksum | undefined> {
  try {
    return await computeChecksum(await storage.stream(key));
  } catch (error) {
    if (error instanceof FileNotFoundError) return undefined;
    throw error;
  }
}
