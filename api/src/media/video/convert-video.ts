import { join } from "node:path";

import { convertToWebp } from "../images.ts";
import { runSupervised } from "./run-supervised.ts";
import { INPUT_OPTIONS } from "./input-options.ts";
import { type VideoInfo, probeVideo } from "./probe-video.ts";
import type { FfmpegBinaries } from "./locate-ffmpeg.ts";
import { MAX_HEIGHT, MAX_DURATION_SECONDS, transcode } from "./transcode.ts";
import { UnplayableError } from "./unplayable-error.ts";

/** 4K, with a margin because cameras round it up. */
const MAX_PIXELS = 10_000_000;
const THUMBNAIL_HEIGHT = 480;
const THUMBNAIL_TIMEOUT_SECONDS = 60;

interface ConvertOptions {
  readonly programs: FfmpegBinaries;
  /** The path of the uploaded file. */
  readonly input: string;
  /** A folder that the caller removes afterwards. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

interface ConvertedVideo {
  /** The path of the converted file. */
  readonly video: string;
  /** A WebP image. */
  readonly thumbnail: Buffer;
}

/**
 * Converts a phone's video to one that all browsers play.
 * @throws {UnplayableError} if the file cannot be converted. Other errors are internal.
 */
export async function convertVideo(options: ConvertOptions): Promise<ConvertedVideo> {
  const { programs, input, folder, signal } = options;
  const source = await probeVideo(programs.ffprobe, input, signal);
  checkLimits(source);
  const output = join(folder, "video.mp4");
  await transcode({ ffmpeg: programs.ffmpeg, input, output, info: source, signal });
  const result = await probeVideo(programs.ffprobe, output, signal);
  checkLimits(result);
  checkPlayable(result);
  const thumbnail = await createThumbnail(options, output, result.durationSeconds ?? 0);
  return { video: output, thumbnail };
}

function checkLimits({ video, durationSeconds = 0 }: VideoInfo): void {
  const size = `${video.width} × ${video.height}`;
  if (video.width * video.height > MAX_PIXELS) throw new UnplayableError("TOO_LARGE", size);
  if (durationSeconds > MAX_DURATION_SECONDS) {
    throw new UnplayableError("TOO_LONG", `${durationSeconds} s`);
  }
}

/** A damaged file may produce an output without frames. */
function checkPlayable({ video, audio, durationSeconds }: VideoInfo): void {
  const { codec, pixelFormat, height } = video;
  const isExpected = codec === "h264" && pixelFormat === "yuv420p" && height <= MAX_HEIGHT;
  if (isExpected && durationSeconds && (!audio || audio.codec === "aac")) return;
  throw new UnplayableError(
    "UNREADABLE",
    `the output is ${codec} ${pixelFormat} of ${durationSeconds} s`,
  );
}

/** Takes a frame from the first quarter, because many videos start with a covered lens. */
async function createThumbnail(
  { programs, folder, signal }: ConvertOptions,
  video: string,
  durationSeconds: number,
) {
  const frame = join(folder, "frame.png");
  const args = [
    ["-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-threads", "1"],
    ["-ss", (durationSeconds / 4).toFixed(3), ...INPUT_OPTIONS, "-i", `file:${video}`],
    ["-frames:v", "1", "-f", "image2", `file:${frame}`],
  ].flat();
  await runSupervised(programs.ffmpeg, args, { signal, timeoutSeconds: THUMBNAIL_TIMEOUT_SECONDS });
  return convertToWebp(frame, { maxHeight: THUMBNAIL_HEIGHT });
}
