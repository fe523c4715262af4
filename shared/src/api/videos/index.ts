/** Video calls. They have a separate entry because the first screen does not need them. */
export { removeSharedVideo } from "./remove-shared-video.ts";
export { hasSharedVideo, SHARED_VIDEO_KEY } from "./shared-video-mark.ts";
export {
  discardSharedVideo,
  getSharedVideoOwner,
  markSharedVideo,
  useHasSharedVideo,
} from "./shared-video-owner.ts";
export {
  hasStoredVideoUpload,
  removeStoredVideoUpload,
  STORED_VIDEO_UPLOAD,
} from "./stored-video-upload.ts";
export { type BetaVisibility, useBetaGuard } from "./use-beta-guard.ts";
export { refreshVideos, videoMutations } from "./video-mutations.ts";
export { isProcessing, videoQueries } from "./video-queries.ts";
export { videoUrls } from "./video-urls.ts";
