import type { DatabaseName } from "@topout/shared/browser-storage";
import { localData } from "@topout/shared/platform";

/** Where a device stores an unfinished upload, which continues after a reload. */
export const STORED_VIDEO_UPLOAD = {
  /** The key in `localStorage` of everything except the file. */
  key: "topout.video-upload",
  /** The IndexedDB database of the file. */
  database: "topout-video-upload" satisfies DatabaseName,
} as const;

/** Returns whether the device has an unfinished upload, without opening the database. */
export const hasStoredVideoUpload = (): boolean => localData.read(STORED_VIDEO_UPLOAD.key) !== null;

/** Deletes the unfinished upload from the device. A tab that is uploading it stops when the user signs out. */
export function removeStoredVideoUpload(): void {
  localData.remove(STORED_VIDEO_UPLOAD.key);
  if ("indexedDB" in globalThis) indexedDB.deleteDatabase(STORED_VIDEO_UPLOAD.database);
}
