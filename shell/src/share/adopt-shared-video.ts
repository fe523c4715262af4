import {
  getSharedVideoOwner,
  hasSharedVideo,
  markSharedVideo,
  discardSharedVideo,
} from "@topout/shared/api/videos";
import { loadSharedVideo } from "@topout/shared/video-storage";

/** The owner of a video before a user has logged in. */
const NOBODY = "";

/**
 * Marks a new video, so that pages offer it. Deletes the mark of a video that has expired. Resolves to true if
 * the device has a video.
 */
export async function adoptSharedVideo({ isNew }: { readonly isNew: boolean }): Promise<boolean> {
  const isStored = (await loadSharedVideo().catch(() => undefined)) !== undefined;
  if (isStored && isNew) markSharedVideo(NOBODY);
  if (!isStored && hasSharedVideo()) discardSharedVideo();
  return isStored;
}

/** Assigns a video without an owner to this user. Deletes the video of another user, whose session has ended. */
export function claimSharedVideo(userId: string): void {
  const owner = getSharedVideoOwner();
  if (owner === NOBODY) markSharedVideo(userId);
  else if (owner !== null && owner !== userId) discardSharedVideo();
}
