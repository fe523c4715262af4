import { ProblemError } from "../../errors/problem-error.ts";
import { FfmpegMissingError, type FfmpegLocator } from "../../media/video/locate-ffmpeg.ts";

const RETRY_AFTER_SECONDS = 300;

/** @throws {ProblemError} 503 if this process cannot process videos. */
export async function requireFfmpeg(locateFfmpeg: FfmpegLocator): Promise<void> {
  try {
    await locateFfmpeg();
  } catch (error) {
    if (!(error instanceof FfmpegMissingError)) throw error;
    throw new ProblemError("UNAVAILABLE", {
      message: "This server cannot process videos, because it has no FFmpeg.",
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    });
  }
}
