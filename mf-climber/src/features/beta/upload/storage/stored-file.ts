import { STORED_VIDEO_UPLOAD } from "@topout/shared/api/videos";
import { createVideoStorage } from "@topout/shared/video-storage";

const storage = createVideoStorage(STORED_VIDEO_UPLOAD.database);

/** Replaces the file that the device stores. Rejects if the storage is full or blocked. */
export const storeFile = (file: File): Promise<void> => storage.store(file);

/** Returns undefined if the device could not store the file, or has deleted it to free space. */
export async function loadStoredFile(): Promise<File | undefined> {
  const file = await storage.load().catch(() => undefined);
  return file instanceof File ? file : undefined;
}
