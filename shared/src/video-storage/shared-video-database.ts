import type { DatabaseName } from "@topout/shared/browser-storage";

/** In its own file, so that a page can delete the database without the code that reads it. */
export const SHARED_VIDEO_DATABASE = "topout-shared-video" satisfies DatabaseName;
