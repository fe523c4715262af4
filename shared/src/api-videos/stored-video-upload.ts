/** Where a device stores the video that it uploads, so that the upload continues after a reload. */
export const STORED_VIDEO_UPLOAD = {
  /** The key in `localStorage` of everything except the file. */
  key: "topout.video-upload",
  /** The IndexedDB database of the file. */
  database: "topout-video-upload",
} as const;

/** Whether an earlier visit left an unfinished upload, without a look at the database. */
export const hasStoredVideoUpload = (): boolean =>
  localStorage.getItem(STORED_VIDEO_UPLOAD.key) !== null;

/** Deletes the file from the device. A tab that uploads it stops when the user signs out. */
export function removeStoredVideoUpload(): void {
  localStorage.removeItem(STORED_VIDEO_UPLOAD.key);
  if ("indexedDB" in globalThis) indexedDB.deleteDatabase(STORED_VIDEO_UPLOAD.database);
}
