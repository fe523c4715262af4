import { existsSync } from "node:fs";
import { join } from "node:path";

import { convertToWebp } from "../images.ts";
import { runSupervised } from "./run-supervised.ts";
import { INPUT_OPTIONS } from "./input-options.ts";
import { type VideoInfo, probeVideo } from "./probe-video.ts";
import type { FfmpegBinaries } from "./locate-ffmpeg.ts";
import { replaceReservedMatrix } from "./replace-reserved-matrix.ts";
import { MAX_HEIGHT, MAX_DURATION_SECONDS, transcode } from "./transcode.ts";
import { UnplayableError } from "./unplayable-error.ts";

/** 4K, with a margin because some cameras use slightly larger sizes. */
const MAX_PIXELS = 10_000_000;
const THUMBNAIL_HEIGHT = 480;
const THUMBNAIL_TIMEOUT_SECONDS = 60;
/** Thumbnails take turns with the images of users. */
const WORKER = "worker";

interface ConvertOptions {
  readonly binaries: FfmpegBinaries;
  /** The path of the uploaded file. */
  readonly input: string;
  /** The folder for output files. The caller must remove it. */
  readonly folder: string;
  readonly keepSound: boolean;
  readonly signal: AbortSignal;
}

interface ConvertedVideo {
  /** The path of the converted file. */
  readonly video: string;
  /** A WebP image. */
  readonly thumbnail: Buffer;
}

/**
 * Converts the video of a phone to a format that all browsers play.
 * @throws {UnplayableError} if ffmpeg cannot convert the file. Other errors are internal.
 */
export async function convertVideo(options: ConvertOptions): Promise<ConvertedVideo> {
  const { binaries, folder, keepSound, signal } = options;
  const { input, source } = await prepareInput(options);
  const output = join(folder, "video.mp4");
  await transcode({ ffmpeg: binaries.ffmpeg, input, output, source, keepSound, signal });
  const result = await probeVideo(binaries.ffprobe, output, signal);
  checkLimits(result);
  checkPlayable(result);
  const thumbnail = await createThumbnail(options, output, result.durationSeconds ?? 0);
  return { video: output, thumbnail };
}

async function prepareInput({ binaries, input, folder, signal }: ConvertOptions) {
  const { ffmpeg, ffprobe } = binaries;
  const source = await probeVideo(ffprobe, input, signal);
  checkLimits(source);
  if (!source.video.hasReservedMatrix) return { input, source };
  const output = join(folder, "input.mov");
  await replaceReservedMatrix({ ffmpeg, input, output, source, signal });
  return { input: output, source: await probeVideo(ffprobe, output, signal) };
}

function checkLimits({ video, durationSeconds = 0 }: VideoInfo): void {
  const size = `${video.width} × ${video.height}`;
  if (video.width * video.height > MAX_PIXELS) throw new UnplayableError("TOO_LARGE", size);
  if (durationSeconds > MAX_DURATION_SECONDS) {
    throw new UnplayableError("TOO_LONG", `${durationSeconds} s`);
  }
}

/** Checks the output, because the output of a damaged file may have no frames. */
function checkPlayable({ video, audio, durationSeconds }: VideoInfo): void {
  const { codec, pixelFormat, height } = video;
  const isExpected = codec === "h264" && pixelFormat === "yuv420p" && height <= MAX_HEIGHT;
  if (isExpected && durationSeconds && (!audio || audio.codec === "aac")) return;
  throw new UnplayableError(
    "UNREADABLE",
    `the output is ${codec} ${pixelFormat} of ${durationSeconds} s`,
  );
}

/** Creates a thumbnail from a frame after the first quarter, because the first frames are often black. */
async function createThumbnail(options: ConvertOptions, video: string, durationSeconds: number) {
  const frame = join(options.folder, "frame.png");
  await extractFrame(options, { video, frame, seconds: durationSeconds / 4 });
  // The picture ends earlier if the video has only one frame, or if its sound is longer.
  if (!existsSync(frame)) await extractFrame(options, { video, frame, seconds: 0 });
  return convertToWebp({ path: frame, user: WORKER }, { maxHeight: THUMBNAIL_HEIGHT });
}

interface Frame {
  readonly video: string;
  readonly frame: string;
  readonly seconds: number;
}

async function extractFrame(
  { binaries, signal }: ConvertOptions,
  { video, frame, seconds }: Frame,
): Promise<void> {
  const args = [
    ["-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-threads", "1"],
    ["-ss", seconds.toFixed(3), ...INPUT_OPTIONS, "-i", `file:${video}`],
    ["-frames:v", "1", "-f", "image2", `file:${frame}`],
  ].flat();
  await runSupervised(binaries.ffmpeg, args, { signal, timeoutSeconds: THUMBNAIL_TIMEOUT_SECONDS });
}
