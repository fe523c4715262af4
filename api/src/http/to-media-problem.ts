import { ProblemError } from "../errors/problem-error.ts";
import { ImageError, MediaNotFoundError } from "../media/errors.ts";
import { MAX_SIDE_PIXELS } from "../media/image-size.ts";
import { FfmpegMissingError } from "../media/video/locate-ffmpeg.ts";

const BUSY_RETRY_SECONDS = 10;
const FFMPEG_RETRY_SECONDS = 300;

/** Converts errors of images and videos. */
export function toMediaProblem(error: unknown): ProblemError | undefined {
  if (error instanceof ImageError) return toImageProblem(error);
  if (error instanceof MediaNotFoundError) return new ProblemError("NOT_FOUND", { cause: error });
  if (!(error instanceof FfmpegMissingError)) return undefined;
  return new ProblemError("UNAVAILABLE", {
    message: "This server cannot process videos, because it has no FFmpeg.",
    retryAfterSeconds: FFMPEG_RETRY_SECONDS,
    cause: error,
  });
}

function toImageProblem({ reason, cause }: ImageError): ProblemError {
  switch (reason) {
    case "busy":
      return new ProblemError("UNAVAILABLE", {
        message: "Many images are being processed right now. Try again in a moment.",
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
    case "too-large": {
      const limit = MAX_SIDE_PIXELS.toLocaleString("en");
      return new ProblemError("PAYLOAD_TOO_LARGE", {
        message: `This image is too large. No side may have more than ${limit} pixels.`,
        cause,
      });
    }
    case "unreadable":
      return new ProblemError("UNSUPPORTED_MEDIA_TYPE", {
        message: "This image couldn't be read. Choose another one.",
        cause,
      });
  }
}
