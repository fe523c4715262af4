import { createFfmpegLocator } from "../media/video/locate-ffmpeg.ts";

/** Returns the ffmpeg that a program on this machine would use. */
export const locateInstalledFfmpeg = createFfmpegLocator({
  ffmpegPath: process.env["FFMPEG_PATH"],
  path: process.env["PATH"],
});
