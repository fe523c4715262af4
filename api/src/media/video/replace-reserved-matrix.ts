import { runSupervised } from "./run-supervised.ts";
import { INPUT_OPTIONS } from "./input-options.ts";
import type { VideoInfo, VideoStream } from "./probe-video.ts";

const TIMEOUT_SECONDS = 5 * 60;

interface Options {
  readonly ffmpeg: string;
  readonly input: string;
  readonly output: string;
  readonly source: VideoInfo;
  readonly signal: AbortSignal;
}

/**
 * Copies the used streams to a QuickTime file, with another color matrix in the metadata. The filters of ffmpeg cannot
 * do this, because ffmpeg 7 rejects frames with a reserved matrix before it filters them.
 */
export async function replaceReservedMatrix(options: Options): Promise<void> {
  const { ffmpeg, input, output, source, signal } = options;
  const { video, audio } = source;
  const bitstreamFilter = buildBitstreamFilter(video);
  const args = [
    ["-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-max_alloc", "536870912"],
    [...INPUT_OPTIONS, "-i", `file:${input}`],
    ["-map", `0:${video.index}`, ...(audio ? ["-map", `0:${audio.index}`] : [])],
    ["-map_metadata", "-1", "-map_chapters", "-1"],
    ["-c:v", "copy", ...(bitstreamFilter ? ["-bsf:v", bitstreamFilter] : [])],
    // QuickTime files can contain PCM, but not all codecs.
    ["-c:a", "pcm_s16le", "-ac", "2", "-ar", "48000"],
    // Leave out the color metadata of the container.
    ["-movflags", "-write_colr", "-f", "mov", `file:${output}`],
  ].flat();
  await runSupervised(ffmpeg, args, { signal, timeoutSeconds: TIMEOUT_SECONDS });
}

/** The numbers of the standards (ITU-T H.273) for the values of `normalizeColor`. */
const MATRIX_NUMBERS = { hdr: 9, sdr: 2 };

function buildBitstreamFilter({ codec, color }: VideoStream): string | undefined {
  const number = color.isHdr ? MATRIX_NUMBERS.hdr : MATRIX_NUMBERS.sdr;
  if (["h264", "hevc", "av1"].includes(codec)) {
    return `${codec}_metadata=matrix_coefficients=${number}`;
  }
  if (codec === "vp9") return `vp9_metadata=color_space=${color.isHdr ? "bt2020" : "unknown"}`;
  return undefined;
}
