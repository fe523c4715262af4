import { localData } from "@topout/shared/platform";
import { SHARED_VIDEO_DATABASE } from "@topout/shared/video-storage";

import { SHARED_VIDEO_KEY } from "./shared-video-mark.ts";

/** Deletes the video that another app has shared. */
export function removeSharedVideo(): void {
  localData.remove(SHARED_VIDEO_KEY);
  if ("indexedDB" in globalThis) indexedDB.deleteDatabase(SHARED_VIDEO_DATABASE);
}
