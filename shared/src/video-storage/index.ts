/** The videos that a device stores. The service worker imports this entry too, so it uses no DOM. */
export { createVideoStorage } from "./create-video-storage.ts";
export { loadSharedVideo, removeExpiredSharedVideo, storeSharedVideo } from "./shared-video.ts";
export { SHARED_VIDEO_DATABASE } from "./shared-video-database.ts";
