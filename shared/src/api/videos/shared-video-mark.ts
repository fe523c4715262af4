import { localData } from "@topout/shared/platform";

/**
 * The key in `localStorage` that marks a shared video, so that a page need not open the database. The value is the id of
 * the user who can upload the video, or empty before a user has logged in.
 */
export const SHARED_VIDEO_KEY = "topout.shared-video";

/** Whether this device has a video that another app has shared. */
export const hasSharedVideo = (): boolean => localData.read(SHARED_VIDEO_KEY) !== null;
