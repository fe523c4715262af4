import * as z from "zod/mini";

import { type SupervisionOptions, runSupervised } from "./run-supervised.ts";
import { isAllowedCodec, PROBE_OPTIONS } from "./input-options.ts";
import { UnplayableError } from "./unplayable-error.ts";
import { hasReservedMatrix, normalizeColor, type VideoColor } from "./video-color.ts";

/** The streams and duration of a video file. */
export interface VideoInfo {
  readonly video: VideoStream;
  /** Undefined if there is no audio stream with an allowed codec. */
  readonly audio: { readonly index: number; readonly codec: string } | undefined;
  /** Undefined if the file does not contain its duration. */
  readonly durationSeconds: number | undefined;
}

export interface VideoStream {
  readonly index: number;
  readonly codec: string;
  /** Width and height before the rotation in the file's metadata. */
  readonly width: number;
  readonly height: number;
  readonly pixelFormat: string | undefined;
  readonly color: VideoColor;
  readonly hasReservedMatrix: boolean;
  /** Average frames per second. */
  readonly frameRate: number | undefined;
}

const Stream = z.object({
  index: z.int(),
  codec_type: z.optional(z.string()),
  codec_name: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  pix_fmt: z.optional(z.string()),
  color_range: z.optional(z.string()),
  color_space: z.optional(z.string()),
  color_transfer: z.optional(z.string()),
  color_primaries: z.optional(z.string()),
  avg_frame_rate: z.optional(z.string()),
  disposition: z.optional(z.object({ attached_pic: z.optional(z.int()) })),
});
type Stream = z.infer<typeof Stream>;

const FfprobeReport = z.object({
  streams: z.array(Stream),
  format: z.optional(z.object({ duration: z.optional(z.string()) })),
});

const TIMEOUT_SECONDS = 30;
const SHOWN_ENTRIES = [
  `stream=${Object.keys(Stream.shape).join(",")}`,
  "stream_disposition=attached_pic",
  "format=duration",
].join(":");

/**
 * @throws {UnplayableError} if the file is not a video, or if no video stream has an allowed codec and a size.
 */
export async function probeVideo(
  ffprobe: string,
  file: string,
  signal: AbortSignal,
): Promise<VideoInfo> {
  const args = [
    ...PROBE_OPTIONS,
    "-v",
    "error",
    "-show_entries",
    SHOWN_ENTRIES,
    "-of",
    "json",
    file,
  ];
  const options: SupervisionOptions = { signal, timeoutSeconds: TIMEOUT_SECONDS };
  const { streams, format } = parseReport(await runSupervised(ffprobe, args, options));
  const audio = streams.find(
    ({ codec_type, codec_name }) => codec_type === "audio" && isAllowedCodec(codec_name),
  );
  return {
    video: findVideoStream(streams),
    audio: audio && { index: audio.index, codec: audio.codec_name ?? "" },
    durationSeconds: toPositiveNumber(Number(format?.duration)),
  };
}

function parseReport(text: string) {
  const report = FfprobeReport.safeParse(JSON.parse(text || "{}"));
  if (!report.success) throw new UnplayableError("UNREADABLE", "no streams found");
  return report.data;
}

/** Finds the first stream that we can decode. Ignores attached pictures, which are covers. */
function findVideoStream(streams: readonly Stream[]): VideoStream {
  const candidates = streams.filter(
    ({ codec_type, disposition }) => codec_type === "video" && disposition?.attached_pic !== 1,
  );
  if (candidates.length === 0) throw new UnplayableError("NO_PICTURE");
  const stream = candidates.find(
    ({ codec_name, width, height }) => isAllowedCodec(codec_name) && width && height,
  );
  if (!stream) {
    throw new UnplayableError("UNREADABLE", `unsupported streams: ${JSON.stringify(candidates)}`);
  }
  const { index, codec_name: codec = "", width = 0, height = 0 } = stream;
  return {
    index,
    codec,
    width,
    height,
    pixelFormat: stream.pix_fmt,
    color: normalizeColor(stream),
    hasReservedMatrix: hasReservedMatrix(stream),
    frameRate: parseFrameRate(stream.avg_frame_rate),
  };
}

/** Parses a fraction such as `30000/1001`. */
function parseFrameRate(text = ""): number | undefined {
  const [frames, seconds] = text.split("/").map(Number);
  return toPositiveNumber(Number(frames) / Number(seconds));
}

const toPositiveNumber = (value: number): number | undefined =>
  Number.isFinite(value) && value > 0 ? value : undefined;
