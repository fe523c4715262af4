import { runGuarded } from "./guarded.ts";
import { INPUT_GUARDS } from "./input-guards.ts";
import type { Film, Picture } from "./probe.ts";

export const MAX_HEIGHT = 720;
export const MAX_SECONDS = 600;
const MAX_RATE = 60;
const USUAL_RATE = 30;
const MINUTES = 20;
/** Room for what is above, and none for what grows without end. */
const MAX_BYTES = 500 * 1_024 * 1_024;

interface Job {
  readonly ffmpeg: string;
  readonly input: string;
  readonly output: string;
  readonly film: Film;
  readonly signal: AbortSignal;
}

/** Writes a film that every browser plays: H.264 and AAC in mp4, at most 720 high, upright, nothing of it but picture and sound. */
export async function transcode({ ffmpeg, input, output, film, signal }: Job): Promise<void> {
  const { picture, sound } = film;
  const args = [
    ["-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-max_alloc", "536870912"],
    ["-threads", "2", ...INPUT_GUARDS, "-i", `file:${input}`],
    ["-map", `0:${picture.index}`, ...(sound ? ["-map", `0:${sound.index}`] : [])],
    ["-map_metadata", "-1", "-map_chapters", "-1", "-sn", "-dn"],
    ["-t", String(MAX_SECONDS + 1), "-fs", String(MAX_BYTES)],
    ["-vf", filters(picture), "-c:v", "libx264", "-preset", "veryfast", "-crf", "23"],
    isHdr(picture) ? USUAL_COLORS : [],
    ["-maxrate", "4M", "-bufsize", "8M", "-profile:v", "high", "-pix_fmt", "yuv420p"],
    ["-threads", "2", "-c:a", "aac", "-b:a", "128k", "-ac", "2", "-ar", "48000"],
    ["-movflags", "+faststart", "-f", "mp4", `file:${output}`],
  ].flat();
  await runGuarded(ffmpeg, args, { signal, seconds: MINUTES * 60 });
}

/** ffmpeg has turned the picture upright before these see it. */
const filters = (picture: Picture): string =>
  [
    `fps=${Math.min(MAX_RATE, Math.max(1, picture.rate ?? USUAL_RATE))}`,
    // In square pixels, both sides even.
    `scale=w='max(2,2*round(iw*sar*min(${MAX_HEIGHT},ih)/ih/2))':h='max(2,2*trunc(min(${MAX_HEIGHT},ih)/2))'`,
    "setsar=1",
    ...toneMapping(picture),
    "scale=out_range=tv",
    "format=yuv420p",
  ].join(",");

/** What tone mapping ends in, told to players too. */
const USUAL_COLORS = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"];

const HDR: ReadonlySet<string> = new Set(["smpte2084", "arib-std-b67"]);

const isHdr = ({ transfer = "" }: Picture): boolean => HDR.has(transfer);

/** Brings what was filmed for bright screens to the range that every screen has. */
function toneMapping(picture: Picture): string[] {
  if (!isHdr(picture)) return [];
  return [
    `zscale=transferin=${picture.transfer}:primariesin=bt2020:matrixin=bt2020nc:rangein=tv:transfer=linear:npl=100`,
    "format=gbrpf32le",
    "zscale=primaries=bt709",
    "tonemap=hable:desat=0",
    "zscale=transfer=bt709:matrix=bt709:range=tv",
  ];
}
