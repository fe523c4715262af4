import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { locateInstalledFfmpeg } from "./installed-ffmpeg.ts";

const run = promisify(execFile);

type Color = readonly [red: number, green: number, blue: number];

/** Returns the displayed colour at `x`, `y` (from 0 to 1), half a second into the video. */
export async function readColorAt(video: string, x: number, y: number): Promise<Color> {
  const { ffmpeg } = await locateInstalledFfmpeg();
  const filter = `crop=4:4:${x}*(iw-4):${y}*(ih-4),scale=1:1`;
  const { stdout } = await run(
    ffmpeg,
    [
      ["-nostdin", "-loglevel", "error", "-ss", "0.5", "-i", video, "-vf", filter],
      ["-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
    ].flat(),
    { encoding: "buffer" },
  );
  const [red = 0, green = 0, blue = 0] = stdout;
  return [red, green, blue];
}

const COLOR_NAMES = ["red", "green", "blue"];

/** Returns the name of the displayed colour, or its values if it is not almost red, green or blue. */
export async function nameColorAt(
  video: string,
  [x, y]: readonly [x: number, y: number],
): Promise<string | Color> {
  const color = await readColorAt(video, x, y);
  const strongest = Math.max(...color);
  const isPure = strongest > 150 && color.filter((value) => value < 90).length === 2;
  return isPure ? (COLOR_NAMES[color.indexOf(strongest)] ?? color) : color;
}

/** Returns the first video stream of a video file. */
export async function probeVideoStream(video: string) {
  const { streams } = await probeVideoFile(video);
  return streams.find(({ codec_type }) => codec_type === "video");
}

/** Returns the streams, format and chapters of a video file. */
export async function probeVideoFile(video: string): Promise<ProbeReport> {
  const { ffprobe } = await locateInstalledFfmpeg();
  const args = ["-v", "error", "-show_streams", "-show_format", "-show_chapters", "-of", "json"];
  const { stdout } = await run(ffprobe, [...args, video]);
  return JSON.parse(stdout) as ProbeReport;
}

interface ProbeReport {
  readonly streams: readonly {
    readonly codec_name: string;
    readonly codec_type: string;
    readonly pix_fmt?: string;
    readonly width?: number;
    readonly height?: number;
    readonly sample_aspect_ratio?: string;
    readonly color_space?: string;
    readonly color_transfer?: string;
    readonly color_primaries?: string;
    readonly nb_frames?: string;
    readonly avg_frame_rate: string;
    readonly side_data_list?: readonly object[];
  }[];
  readonly format: { readonly duration: string; readonly tags?: Readonly<Record<string, string>> };
  readonly chapters: readonly object[];
}
