import { isReadable } from "@topout/shared/api/upload";
import { hasStoredVideoUpload, removeStoredVideoUpload } from "@topout/shared/api/videos";

import { preventUnload } from "./prevent-unload.ts";
import { loadStoredFile, storeFile } from "./storage/stored-file.ts";
import {
  createRecord,
  matchesSource,
  NO_PROGRESS,
  readRecord,
  type UploadProgress,
  type UploadRecord,
  type UploadSource,
  writeRecord,
} from "./storage/upload-record.ts";
import { discardUpload } from "./transfer/create-transfer.ts";
import { runVideoUpload } from "./video-upload.ts";

/** The id of the stored upload's notification. */
export const STORED_UPLOAD_ID = "video-upload";

interface StoredUploadOptions {
  readonly source: UploadSource;
  /** An upload that was paused before a reload stays paused. */
  readonly isPaused?: boolean;
  readonly isFileStored?: boolean;
}

/**
 * Runs an upload that continues after a reload. Resumes the stored upload if it has the same file. Resolves with true
 * when the server has the whole video, otherwise with false.
 */
export async function runStoredUpload({
  source,
  isPaused = false,
  isFileStored = false,
}: StoredUploadOptions): Promise<boolean> {
  const progress = { ...loadProgress(source), isPaused };
  const record = createRecord(source);
  writeRecord({ ...record, progress });
  const allowUnload = isFileStored ? () => {} : storeFileAndPreventUnload(source);
  const handleProgress = (next: UploadProgress) => {
    // A sign-out in another tab removes the record. Do not write it again.
    if (hasStoredVideoUpload()) writeRecord({ ...record, progress: next });
  };

  const isFinished = await runVideoUpload({
    id: STORED_UPLOAD_ID,
    source,
    progress,
    onProgress: handleProgress,
    loadCopy: () => loadCopy(record, source),
  });
  allowUnload();
  removeStoredVideoUpload();
  return isFinished;
}

/**
 * Returns the file that the device has stored, unless it stores another one. It is unreadable too in Chromium, which
 * stores a reference to the file on the disk. Compares it with the record, because the
 * size and the time of a `File` can change with the file on the disk.
 */
async function loadCopy(record: UploadRecord, source: UploadSource): Promise<File | undefined> {
  const file = await loadStoredFile();
  const isSame = file && matchesSource(record, { ...source, file });
  return isSame && (await isReadable(file)) ? file : undefined;
}

/** Returns the progress of the stored upload of this file. Discards an upload of another file. */
function loadProgress(source: UploadSource): UploadProgress {
  const stored = readRecord();
  if (!stored) return NO_PROGRESS;
  if (matchesSource(stored, source)) return stored.progress;
  const { uploadId } = stored.progress;
  if (uploadId !== undefined && stored.userId === source.userId) void discardUpload(uploadId);
  return NO_PROGRESS;
}

/**
 * Stores the file while it uploads. Until the file is stored, and if the device cannot store it, the browser asks
 * before it closes the page. Returns a function that removes this prompt.
 */
function storeFileAndPreventUnload({ file }: UploadSource): () => void {
  const allowUnload = preventUnload();
  // The storage can be full or blocked. After a reload, the user chooses the file again.
  storeFile(file).then(allowUnload, () => undefined);
  return allowUnload;
}
