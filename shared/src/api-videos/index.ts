/** Beta: calls about videos, which the first screen does without. */
export { videoMutations } from "./video-mutations.ts";
export { isProcessing, videoQueries } from "./video-queries.ts";
export { videoUrls } from "./video-urls.ts";
