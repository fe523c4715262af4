import { localData } from "@topout/shared/platform";
import { useSyncExternalStore } from "react";

import { removeSharedVideo } from "./remove-shared-video.ts";
import { hasSharedVideo, SHARED_VIDEO_KEY } from "./shared-video-mark.ts";

/** Marks that the device has a shared video. `owner` is empty before a user has logged in. */
export function markSharedVideo(owner: string): void {
  // In a full storage, the video is not offered.
  localData.write(SHARED_VIDEO_KEY, owner);
  notifyTab();
}

/** Deletes the video while its user stays signed in. `useHasSharedVideo` then returns false. */
export function discardSharedVideo(): void {
  removeSharedVideo();
  notifyTab();
}

/** Browsers notify only the other tabs. */
const notifyTab = () => dispatchEvent(new StorageEvent("storage", { key: SHARED_VIDEO_KEY }));

/** Null without a shared video. */
export const getSharedVideoOwner = (): string | null => localData.read(SHARED_VIDEO_KEY);

/** Whether this device has a video that another app has shared. After a sign-out, the component must render again. */
export const useHasSharedVideo = (): boolean => useSyncExternalStore(subscribe, hasSharedVideo);

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
