import { normalizeUser, request } from "@topout/shared/api";
import { removeStoredVideoUpload } from "@topout/shared/api/videos";
import { users } from "@topout/shared/contract";
import { dismiss, notify, type QueryClient, setProgress } from "@topout/shared/platform";

import { chooseVideo } from "./choose-video.ts";
import { runStoredUpload, STORED_UPLOAD_ID } from "./run-stored-upload.ts";
import { loadStoredFile } from "./storage/stored-file.ts";
import { matchesSource, readRecord, type UploadRecord } from "./storage/upload-record.ts";
import { withStorageLock } from "./storage/with-storage-lock.ts";
import { discardUpload } from "./transfer/create-transfer.ts";
import { handleFinished } from "./upload-video.ts";

/**
 * Continues the upload that an earlier visit or a closed tab has left. Deletes an upload of another user.
 * @throws {NetworkError} without a network.
 * @throws {ApiError} if the session has expired.
 */
export const resumeStoredUpload = (client: QueryClient): Promise<void> =>
  withStorageLock({ canWait: true }, async () => {
    const { id: userId } = await request(users.me, { normalize: normalizeUser });
    const record = readRecord();
    if (record?.userId !== userId) return removeStoredVideoUpload();
    const file = await loadStoredFile();
    const source = file && { userId, route: record.route, file };
    if (!source || !matchesSource(record, source)) return askForFile(record, client);
    const { isPaused } = record.progress;
    const isFinished = await runStoredUpload({ source, isPaused, isFileStored: true });
    if (isFinished) await handleFinished(client);
  });

/** The device could not store the file. The upload continues with the same file, or starts with another one. */
function askForFile(record: UploadRecord, client: QueryClient): void {
  const { userId, route, progress } = record;
  const show = () => {
    notify({
      type: "upload",
      id: STORED_UPLOAD_ID,
      title: "Upload interrupted",
      message: `Choose your video of ${route.name} again to continue.`,
      tone: "warning",
      action: { label: "Choose video", run: choose },
      secondaryAction: { label: "Cancel", run: cancel },
    });
    setProgress(STORED_UPLOAD_ID, progress.percent);
  };
  const choose = () => {
    chooseVideo((file) => void withUnchangedRecord(record, () => upload(file)));
    // The user may close the picker without a choice.
    show();
  };
  const upload = async (file: File) => {
    const isFinished = await runStoredUpload({ source: { userId, route, file } });
    if (isFinished) await handleFinished(client);
  };
  const cancel = () =>
    void withUnchangedRecord(record, async () => {
      if (progress.uploadId !== undefined) void discardUpload(progress.uploadId);
      removeStoredVideoUpload();
    });
  show();
}

/** Runs nothing if another tab uploads the video, or if the record is now of another upload. */
const withUnchangedRecord = (record: UploadRecord, run: () => Promise<void>): Promise<void> =>
  withStorageLock({ canWait: false }, async (hasLock) => {
    const current = hasLock ? readRecord() : undefined;
    if (current && current.progress.uploadId === record.progress.uploadId) return run();
    return dismiss(STORED_UPLOAD_ID);
  });
