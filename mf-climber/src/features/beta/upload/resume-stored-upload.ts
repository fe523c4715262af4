import { request } from "@topout/shared/api";
import { removeStoredVideoUpload } from "@topout/shared/api/videos";
import { users } from "@topout/shared/contract";
import { dismiss, notify, type QueryClient, setProgress } from "@topout/shared/platform";

import { openVideoPicker } from "./open-video-picker.ts";
import { runStoredUpload, STORED_UPLOAD_ID } from "./run-stored-upload.ts";
import { loadStoredFile } from "./storage/stored-file.ts";
import { matchesSource, readRecord, type UploadRecord } from "./storage/upload-record.ts";
import { withStorageLock } from "./storage/with-storage-lock.ts";
import { discardUpload } from "./transfer/create-transfer.ts";
import { handleUploadFinished } from "./upload-video.ts";

/**
 * Continues the unfinished upload of an earlier visit or of a closed tab. Deletes an upload of another user.
 * @throws {NetworkError} without a network.
 * @throws {ApiError} if the session has expired.
 */
export const resumeStoredUpload = (client: QueryClient): Promise<void> =>
  withStorageLock({ canWait: true }, async () => {
    const { id: userId } = await request(users.me, {});
    const record = readRecord();
    if (record?.userId !== userId) return removeStoredVideoUpload();
    const file = await loadStoredFile();
    const source = file && { userId, route: record.route, choices: record.choices, file };
    if (!source || !matchesSource(record, source)) return promptForFile(record, client);
    const { isPaused } = record.progress;
    const isFinished = await runStoredUpload({ source, isPaused, isFileStored: true });
    if (isFinished) await handleUploadFinished(client);
  });

/**
 * Prompts the user to choose the file again, because the device could not store it. The upload continues if the file is
 * the same, and starts over with another file.
 */
function promptForFile(record: UploadRecord, client: QueryClient): void {
  const { userId, route, choices, progress } = record;
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
    openVideoPicker((file) => void withUnchangedRecord(record, () => upload(file)));
    // The click has dismissed the notification, and the user may close the picker without a choice.
    show();
  };
  const upload = async (file: File) => {
    const isFinished = await runStoredUpload({ source: { userId, route, choices, file } });
    if (isFinished) await handleUploadFinished(client);
  };
  const cancel = () =>
    void withUnchangedRecord(record, async () => {
      if (progress.uploadId !== undefined) void discardUpload(progress.uploadId);
      removeStoredVideoUpload();
    });
  show();
}

/** Only dismisses the notification if another tab uploads the video, or if another upload has replaced the record. */
const withUnchangedRecord = (record: UploadRecord, run: () => Promise<void>): Promise<void> =>
  withStorageLock({ canWait: false }, async (hasLock) => {
    const current = hasLock ? readRecord() : undefined;
    if (current && current.progress.uploadId === record.progress.uploadId) return run();
    return dismiss(STORED_UPLOAD_ID);
  });
