import { useSyncExternalStore } from "react";

import { hasSharedVideo, SHARED_VIDEO_KEY } from "./shared-video-mark.ts";

/** Marks that the device has a shared video. `owner` is empty before a user has logged in. */
export function markSharedVideo(owner: string): void {
  try {
    localStorage.setItem(SHARED_VIDEO_KEY, owner);
  } catch (error) {
    // The storage is full. The video is not offered.
    reportError(error);
  }
  dispatchEvent(new StorageEvent("storage", { key: SHARED_VIDEO_KEY }));
}

/** Null without a shared video. */
export const getSharedVideoOwner = (): string | null => localStorage.getItem(SHARED_VIDEO_KEY);

/** Whether this device has a video that another app has shared. Changes in other tabs count too. */
export const useHasSharedVideo = (): boolean => useSyncExternalStore(subscribe, hasSharedVideo);

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
