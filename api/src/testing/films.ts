import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { bundledPrograms } from "./bundled-programs.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const run = promisify(execFile);

interface Wanted {
  readonly seconds: number;
  /** As it is stored, before it is turned. */
  readonly size: `${number}x${number}`;
  readonly rate: number;
  /** All of this colour, instead of red above and blue below. */
  readonly color?: string;
  readonly sound: boolean;
  /** Arguments of the encoder. */
  readonly encoder: readonly string[];
  /** By how many degrees it is to be turned when it is shown. */
  readonly turned?: 90 | 180 | 270;
  /** Says what it holds at its beginning; phones say it at the end. */
  readonly streamed?: boolean;
  readonly name: `${string}.${"mp4" | "mov"}`;
}

const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"];
const HEVC_10_BIT = ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le"];
const hdr = (transfer: string) =>
  [
    HEVC_10_BIT,
    ["-x265-params", `log-level=none:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`],
    ["-color_primaries", "bt2020", "-color_trc", transfer, "-colorspace", "bt2020nc"],
  ].flat();

export const encoders = {
  h264: H264,
  hevc: [...HEVC_10_BIT, "-x265-params", "log-level=none", "-tag:v", "hvc1"],
  pq: hdr("smpte2084"),
  hlg: hdr("arib-std-b67"),
  /** Sides of odd length need colour in every pixel. */
  odd: ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p"],
  /** Each pixel twice as wide as high. */
  wide: [...H264, "-vf", "setsar=2"],
};

const usual: Wanted = {
  seconds: 1,
  size: "320x240",
  rate: 10,
  sound: true,
  encoder: H264,
  name: "film.mp4",
};

const QUIETLY = ["-nostdin", "-loglevel", "error"];

/** A film as a phone would write it: its upper half red, its lower half blue. Answers with its path. */
export async function makeFilm(wanted: Partial<Wanted> = {}): Promise<string> {
  const film = { ...usual, ...wanted };
  const folder = await temporaryFolder();
  const straight = join(folder, "straight.mov");
  const path = join(folder, film.name);
  const { ffmpeg } = await bundledPrograms();
  await run(ffmpeg, [...recording(film), straight]);
  await run(ffmpeg, [...QUIETLY, "-i", straight, "-c", "copy", ...finishing(film), path]);
  return path;
}

function recording({ color, size, rate, seconds, sound, encoder }: Wanted): string[] {
  const lower = color ? "null" : "drawbox=y=ih/2:w=iw:h=ih:color=blue:t=fill";
  const picture = `color=${color ?? "red"}:s=${size}:r=${rate}:d=${seconds},${lower}`;
  return [
    [...QUIETLY, "-f", "lavfi", "-i", picture],
    sound ? ["-f", "lavfi", "-i", `sine=d=${seconds}`] : [],
    [...encoder, "-c:a", "aac", "-metadata", "location=+53.8008-001.5491/", "-t", String(seconds)],
  ].flat();
}

const finishing = ({ turned, streamed }: Wanted): string[] => [
  ...(turned ? ["-metadata:s:v", `rotate=${turned}`] : []),
  ...(streamed ? ["-movflags", "+faststart"] : []),
];
