import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { locateInstalledFfmpeg } from "./installed-ffmpeg.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const run = promisify(execFile);

interface VideoOptions {
  readonly seconds: number;
  /** Before the rotation. */
  readonly size: `${number}x${number}`;
  readonly frameRate: number;
  /** A single colour instead of red above and blue below. */
  readonly color?: string;
  readonly hasSound: boolean;
  /** ffmpeg options of the encoder. */
  readonly encoder: readonly string[];
  /** The rotation metadata in degrees. */
  readonly rotation?: 90 | 180 | 270;
  /** Puts the index at the beginning of the file. Phones put it at the end. */
  readonly isStreamable?: boolean;
  readonly name: `${string}.${"mp4" | "mov"}`;
}

const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"];
const HEVC_10_BIT = ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le"];
const getHdrArgs = (transfer: string) =>
  [
    HEVC_10_BIT,
    ["-x265-params", `log-level=none:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`],
    ["-color_primaries", "bt2020", "-color_trc", transfer, "-colorspace", "bt2020nc"],
  ].flat();

export const encoders = {
  h264: H264,
  hevc: [...HEVC_10_BIT, "-x265-params", "log-level=none", "-tag:v", "hvc1"],
  pq: getHdrArgs("smpte2084"),
  hlg: getHdrArgs("arib-std-b67"),
  /** Odd dimensions need a pixel format without chroma subsampling. */
  odd: ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p"],
  /** Pixels that are twice as wide as high. */
  wide: [...H264, "-vf", "setsar=2"],
};

const DEFAULTS: VideoOptions = {
  seconds: 1,
  size: "320x240",
  frameRate: 10,
  hasSound: true,
  encoder: H264,
  name: "video.mp4",
};

const QUIET_ARGS = ["-nostdin", "-loglevel", "error"];

/** Creates a video file like a phone's: its upper half is red, its lower half blue. Returns its path. */
export async function createVideoFile(options: Partial<VideoOptions> = {}): Promise<string> {
  const settings = { ...DEFAULTS, ...options };
  const folder = await createTemporaryFolder();
  const unrotated = join(folder, "unrotated.mov");
  const path = join(folder, settings.name);
  const { ffmpeg } = await locateInstalledFfmpeg();
  await run(ffmpeg, [...getRecordingArgs(settings), unrotated]);
  await run(ffmpeg, [
    ...QUIET_ARGS,
    "-i",
    unrotated,
    "-c",
    "copy",
    ...getMetadataArgs(settings),
    path,
  ]);
  return path;
}

function getRecordingArgs({
  color,
  size,
  frameRate,
  seconds,
  hasSound,
  encoder,
}: VideoOptions): string[] {
  const filter = color ? "null" : "drawbox=y=ih/2:w=iw:h=ih:color=blue:t=fill";
  const source = `color=${color ?? "red"}:s=${size}:r=${frameRate}:d=${seconds},${filter}`;
  return [
    [...QUIET_ARGS, "-f", "lavfi", "-i", source],
    hasSound ? ["-f", "lavfi", "-i", `sine=d=${seconds}`] : [],
    [...encoder, "-c:a", "aac", "-metadata", "location=+53.8008-001.5491/", "-t", String(seconds)],
  ].flat();
}

const getMetadataArgs = ({ rotation, isStreamable }: VideoOptions): string[] => [
  ...(rotation ? ["-metadata:s:v", `rotate=${rotation}`] : []),
  ...(isStreamable ? ["-movflags", "+faststart"] : []),
];
