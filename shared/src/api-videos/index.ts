/** Video calls. They have a separate entry because the first screen does not need them. */
export { videoMutations } from "./video-mutations.ts";
export { fetchVideos, isProcessing, videoQueries } from "./video-queries.ts";
export { videoUrls } from "./video-urls.ts";
