import { createVideoStorage } from "./create-video-storage.ts";
import { SHARED_VIDEO_DATABASE } from "./shared-video-database.ts";

const MAX_AGE_MS = 24 * 60 * 60_000;

interface SharedVideo {
  readonly file: File;
  readonly sharedAt: number;
}

const storage = createVideoStorage(SHARED_VIDEO_DATABASE);

/** Stores a video that another app has shared. It replaces the one before. Rejects if the storage is full or blocked. */
export const storeSharedVideo = (file: File): Promise<void> =>
  storage.store({ file, sharedAt: Date.now() } satisfies SharedVideo);

/** Resolves with undefined without a video, or if it is older than a day. */
export async function loadSharedVideo(): Promise<File | undefined> {
  const video = await storage.load();
  return isSharedVideo(video) && !isExpired(video) ? video.file : undefined;
}

/** Deletes the video if it is older than a day. */
export const removeExpiredSharedVideo = (): Promise<void> =>
  storage.removeIf((video) => isSharedVideo(video) && isExpired(video));

const isExpired = ({ sharedAt }: SharedVideo) => Date.now() - sharedAt > MAX_AGE_MS;

/** Another version of the app may have written the value. */
function isSharedVideo(value: unknown): value is SharedVideo {
  const { file, sharedAt } = Object(value) as Record<string, unknown>;
  return file instanceof File && typeof sharedAt === "number";
}
