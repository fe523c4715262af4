import { ByteCounter, type FileChecksum } from "../storage/byte-counter.ts";
import { FileNotFoundError, type Storage } from "../storage/storage.ts";

/** Reads a stored file. Returns undefined if it does not exist. */
export async function readChecksum(
  storage: Storage,
  key: string,
): Promise<FileChecksum | undefined> {
  try {
    const counter = new ByteCounter();
    for await (const chunk of await storage.stream(key)) counter.add(chunk as Buffer);
    return counter.finish();
  } catch (error) {
    if (error instanceof FileNotFoundError) return undefined;
    throw error;
  }
}
