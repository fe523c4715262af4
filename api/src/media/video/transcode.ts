import { runSupervised } from "./run-supervised.ts";
import { INPUT_OPTIONS } from "./input-options.ts";
import type { VideoInfo, VideoStream } from "./probe-video.ts";
import type { VideoColor } from "./video-color.ts";

export const MAX_HEIGHT = 720;
export const MAX_DURATION_SECONDS = 600;
const MAX_FRAME_RATE = 60;
const DEFAULT_FRAME_RATE = 30;
const TIMEOUT_SECONDS = 20 * 60;
/** Enough for MAX_DURATION_SECONDS at the maximum bit rate. */
const MAX_BYTES = 500 * 1_024 * 1_024;

interface TranscodeOptions {
  readonly ffmpeg: string;
  readonly input: string;
  readonly output: string;
  readonly source: VideoInfo;
  readonly keepSound: boolean;
  readonly signal: AbortSignal;
}

/** Writes an upright MP4 video with H.264, and AAC for the sound, with a height of at most 720 and without metadata. */
export async function transcode({
  ffmpeg,
  input,
  output,
  source,
  keepSound,
  signal,
}: TranscodeOptions): Promise<void> {
  const { video, audio } = source;
  const args = [
    ["-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-max_alloc", "536870912"],
    ["-threads", "2", ...INPUT_OPTIONS, "-i", `file:${input}`],
    ["-map", `0:${video.index}`, ...(audio && keepSound ? ["-map", `0:${audio.index}`] : ["-an"])],
    ["-map_metadata", "-1", "-map_chapters", "-1", "-sn", "-dn"],
    ["-t", String(MAX_DURATION_SECONDS + 1), "-fs", String(MAX_BYTES)],
    ["-vf", buildFilters(video), "-c:v", "libx264", "-preset", "veryfast", "-crf", "23"],
    video.color.isHdr ? SDR_COLORS : [],
    ["-maxrate", "4M", "-bufsize", "8M", "-profile:v", "high", "-pix_fmt", "yuv420p"],
    ["-threads", "2", "-c:a", "aac", "-b:a", "128k", "-ac", "2", "-ar", "48000"],
    ["-movflags", "+faststart", "-f", "mp4", `file:${output}`],
  ].flat();
  await runSupervised(ffmpeg, args, { signal, timeoutSeconds: TIMEOUT_SECONDS });
}

/** Builds the video filters. ffmpeg rotates the video before it applies them. */
const buildFilters = (video: VideoStream): string =>
  [
    buildColorFilter(video.color),
    `fps=${Math.min(MAX_FRAME_RATE, Math.max(1, video.frameRate ?? DEFAULT_FRAME_RATE))}`,
    // Scale to square pixels and even sides.
    `scale=w='max(2,2*round(iw*sar*min(${MAX_HEIGHT},ih)/ih/2))':h='max(2,2*trunc(min(${MAX_HEIGHT},ih)/2))'`,
    "setsar=1",
    ...(video.color.isHdr ? getToneMappingFilters(video.color) : ["scale=out_range=tv"]),
    "format=yuv420p",
  ].join(",");

/** The colour space after tone mapping, as metadata for players. */
const SDR_COLORS = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"];

/** Builds the filter that replaces the colour metadata of the frames, which can be missing or reserved. */
const buildColorFilter = ({ range, primaries, transfer, matrix }: VideoColor): string =>
  `setparams=range=${range}:color_primaries=${primaries}:color_trc=${transfer}:colorspace=${matrix}`;

/** Returns filters that map HDR colours to the range of standard screens. */
const getToneMappingFilters = ({ range, primaries, transfer, matrix }: VideoColor): string[] => [
  `zscale=transferin=${transfer}:primariesin=${primaries}:matrixin=${matrix}:rangein=${range}:transfer=linear:npl=100`,
  "format=gbrpf32le",
  "zscale=primaries=bt709",
  "tonemap=hable:desat=0",
  "zscale=transfer=bt709:matrix=bt709:range=tv",
];
