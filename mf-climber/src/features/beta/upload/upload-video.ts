import { refreshVideos } from "@topout/shared/api/videos";
import { notify, type QueryClient } from "@topout/shared/platform";

import { preventUnload } from "./prevent-unload.ts";
import { NO_PROGRESS, type UploadSource } from "./storage/upload-record.ts";
import { withStorageLock } from "./storage/with-storage-lock.ts";
import { runStoredUpload, STORED_UPLOAD_ID } from "./run-stored-upload.ts";
import { runVideoUpload } from "./video-upload.ts";

/**
 * Uploads a video until it is complete, cancelled or rejected. The device stores one upload at a time, which continues
 * after a reload. Other uploads that start in the meantime do not continue.
 */
export const uploadVideo = (source: UploadSource, client: QueryClient): Promise<void> =>
  withStorageLock({ canWait: false }, async (hasLock) => {
    const isFinished = await (hasLock ? runStoredUpload({ source }) : runUnstoredUpload(source));
    if (isFinished) await handleUploadFinished(client);
  });

let unstoredUploadCount = 0;

async function runUnstoredUpload(source: UploadSource): Promise<boolean> {
  const allowUnload = preventUnload();
  const isFinished = await runVideoUpload({
    id: `${STORED_UPLOAD_ID}-${++unstoredUploadCount}`,
    source,
    progress: NO_PROGRESS,
    onProgress: () => {},
  });
  allowUnload();
  return isFinished;
}

export async function handleUploadFinished(client: QueryClient): Promise<void> {
  notify({
    type: "success",
    title: "Video is being processed.",
    message: "Check back in a few minutes.",
  });
  await refreshVideos(client);
}
