import * as z from "zod/mini";

import { type SupervisionOptions, runSupervised } from "./run-supervised.ts";
import { INPUT_OPTIONS, isAllowedCodec } from "./input-options.ts";
import { UnplayableError } from "./unplayable-error.ts";

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
  /** The transfer characteristics: `smpte2084` and `arib-std-b67` are HDR. */
  readonly transfer: string | undefined;
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
  color_transfer: z.optional(z.string()),
  avg_frame_rate: z.optional(z.string()),
  disposition: z.optional(z.object({ attached_pic: z.optional(z.int()) })),
});
type Stream = z.infer<typeof Stream>;

const FfprobeReport = z.object({
  streams: z.array(Stream),
  format: z.optional(z.object({ duration: z.optional(z.string()) })),
});

const TIMEOUT_SECONDS = 30;
const SHOWN_ENTRIES =
  "stream=index,codec_type,codec_name,width,height,pix_fmt,color_transfer,avg_frame_rate:stream_disposition=attached_pic:format=duration";

/**
 * @throws {UnplayableError} if the file is not a video, or if its first video stream has no allowed codec or no size.
 */
export async function probeVideo(
  ffprobe: string,
  file: string,
  signal: AbortSignal,
): Promise<VideoInfo> {
  const args = [
    ...INPUT_OPTIONS,
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

function findVideoStream(streams: readonly Stream[]): VideoStream {
  const stream = streams.find(
    ({ codec_type, disposition }) => codec_type === "video" && disposition?.attached_pic !== 1,
  );
  if (!stream) throw new UnplayableError("NO_PICTURE");
  const { index, codec_name: codec = "", width = 0, height = 0 } = stream;
  if (!isAllowedCodec(codec) || width === 0 || height === 0) {
    throw new UnplayableError(
      "UNREADABLE",
      `unsupported video stream: codec "${codec}", ${width} × ${height}`,
    );
  }
  return {
    index,
    codec,
    width,
    height,
    pixelFormat: stream.pix_fmt,
    transfer: stream.color_transfer,
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
