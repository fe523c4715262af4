import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
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
  readonly soundEncoder: readonly string[];
  /** How players turn the picture. */
  readonly orientation?: keyof typeof ORIENTATIONS;
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

const HLG = getHdrArgs("arib-std-b67");
/** Converts SDR colours to HLG. Without it, the encoder only declares the values of SDR as HLG. */
const CONVERT_TO_HLG = [
  "scale=out_color_matrix=bt709",
  "format=yuv444p",
  "setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv",
  "zscale=transfer=linear:npl=203",
  "format=gbrpf32le",
  "zscale=primaries=bt2020",
  "zscale=transfer=arib-std-b67:matrix=bt2020nc:range=tv:npl=203",
  "format=yuv420p10le",
].join(",");
const CONVERTED_TO_HLG = [...HLG, "-vf", CONVERT_TO_HLG];

export const encoders = {
  h264: H264,
  hevc: [...HEVC_10_BIT, "-x265-params", "log-level=none", "-tag:v", "hvc1"],
  pq: getHdrArgs("smpte2084"),
  hlg: HLG,
  convertedToHlg: CONVERTED_TO_HLG,
  /** The standards reserve the number 3. */
  reservedHlg: [...CONVERTED_TO_HLG, "-bsf:v", "hevc_metadata=matrix_coefficients=3"],
  reservedSdr: [
    ...H264,
    "-bsf:v",
    "h264_metadata=matrix_coefficients=3:colour_primaries=3:transfer_characteristics=3",
  ],
  /** Odd dimensions need a pixel format without chroma subsampling. */
  odd: ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p"],
  /** Pixels that are twice as wide as high. */
  wide: [...H264, "-vf", "setsar=2"],
  variableFrameRate: [...H264, "-vf", "select='lt(n,3)+gt(n,6)'", "-vsync", "vfr"],
  twoSounds: [...H264, ...["0", "1", "1"].flatMap((input) => ["-map", input])],
  shortPicture: [...H264, "-vf", "trim=end=0.2"],
};

const DEFAULTS: VideoOptions = {
  seconds: 1,
  size: "320x240",
  frameRate: 10,
  hasSound: true,
  encoder: H264,
  soundEncoder: ["-c:a", "aac"],
  name: "video.mp4",
};

const QUIET_ARGS = ["-nostdin", "-loglevel", "error"];

/** The part [a, b, c, d] of the matrix that moves each point to (a x + c y, b x + d y). The y axis points down. */
export const ORIENTATIONS = {
  rotated90: [0, -1, 1, 0],
  rotated180: [-1, 0, 0, -1],
  rotated270: [0, 1, -1, 0],
  mirrored: [-1, 0, 0, 1],
  mirroredVertically: [1, 0, 0, -1],
  mirroredAndRotated90: [0, 1, 1, 0],
  mirroredAndRotated270: [0, -1, -1, 0],
} as const;

/**
 * Creates a video file like a phone's: its upper half is red with a green upper left corner, its lower half blue.
 * Returns its path.
 */
export async function createVideoFile(options: Partial<VideoOptions> = {}): Promise<string> {
  const settings = { ...DEFAULTS, ...options };
  const folder = await createTemporaryFolder();
  const recording = join(folder, "recording.mov");
  const path = join(folder, settings.name);
  const { ffmpeg } = await locateInstalledFfmpeg();
  await run(ffmpeg, [...getRecordingArgs(settings), recording]);
  await run(ffmpeg, [
    ...QUIET_ARGS,
    "-i",
    recording,
    "-map",
    "0",
    "-c",
    "copy",
    ...(settings.isStreamable ? ["-movflags", "+faststart"] : []),
    path,
  ]);
  if (settings.orientation) await setOrientation(path, ORIENTATIONS[settings.orientation]);
  return path;
}

const LOWER_HALF = "drawbox=y=ih/2:w=iw:h=ih:color=blue:t=fill";
const CORNER = "drawbox=w=iw/4:h=ih/4:color=lime:t=fill";

function getRecordingArgs({
  color,
  size,
  frameRate,
  seconds,
  hasSound,
  encoder,
  soundEncoder,
}: VideoOptions): string[] {
  const filter = color ? "null" : `${LOWER_HALF},${CORNER}`;
  const source = `color=${color ?? "red"}:s=${size}:r=${frameRate}:d=${seconds},${filter}`;
  return [
    [...QUIET_ARGS, "-f", "lavfi", "-i", source],
    hasSound ? ["-f", "lavfi", "-i", `sine=d=${seconds}`] : [],
    [...encoder, ...soundEncoder, "-metadata", "location=+53.8008-001.5491/"],
    ["-t", String(seconds)],
  ].flat();
}

/** The distance from the type of a track header to its matrix. */
const MATRIX_OFFSET = 44;

/** Writes the matrix into the header of the first track, because ffmpeg's options for it differ between versions. */
async function setOrientation(path: string, [a, b, c, d]: readonly number[]): Promise<void> {
  const bytes = await readFile(path);
  const start = bytes.indexOf("tkhd") + MATRIX_OFFSET;
  const matrix = [a, b, 0, c, d, 0, 0, 0];
  for (const [index, value = 0] of matrix.entries()) {
    bytes.writeInt32BE(value * 0x1_00_00, start + index * 4);
  }
  await writeFile(path, bytes);
}
