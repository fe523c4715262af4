import { useSyncExternalStore } from "react";

import { removeSharedVideo } from "./remove-shared-video.ts";
import { hasSharedVideo, SHARED_VIDEO_KEY } from "./shared-video-mark.ts";

/** Marks that the device has a shared video. `owner` is empty before a user has logged in. */
export function markSharedVideo(owner: string): void {
  try {
    localStorage.setItem(SHARED_VIDEO_KEY, owner);
  } catch (error) {
    // The storage is full. The video is not offered.
    reportError(error);
  }
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
export const getSharedVideoOwner = (): string | null => localStorage.getItem(SHARED_VIDEO_KEY);

/** Whether this device has a video that another app has shared. After a sign-out, the component must render again. */
export const useHasSharedVideo = (): boolean => useSyncExternalStore(subscribe, hasSharedVideo);

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
