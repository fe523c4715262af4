/** What the package of the demo uses. */
export { convertVideo } from "./convert-video.ts";
export type { FfmpegLocator } from "./locate-ffmpeg.ts";
export { runSupervised } from "./run-supervised.ts";
