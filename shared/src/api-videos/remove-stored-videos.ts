import { removeSharedVideo } from "./remove-shared-video.ts";
import { removeStoredVideoUpload } from "./stored-video-upload.ts";

/** Deletes all videos of the user who signs out from the device. */
export function removeStoredVideos(): void {
  removeStoredVideoUpload();
  removeSharedVideo();
}
