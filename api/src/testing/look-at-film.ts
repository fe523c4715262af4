import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { bundledPrograms } from "./bundled-programs.ts";

const run = promisify(execFile);

type Color = readonly [red: number, green: number, blue: number];

/** What somebody sees at `x`, `y` (from 0 to 1) in the middle of a film. */
export async function colorAt(film: string, x: number, y: number): Promise<Color> {
  const { ffmpeg } = await bundledPrograms();
  const spot = `crop=4:4:${x}*(iw-4):${y}*(ih-4),scale=1:1`;
  const { stdout } = await run(
    ffmpeg,
    [
      ["-nostdin", "-loglevel", "error", "-ss", "0.5", "-i", film, "-vf", spot],
      ["-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
    ].flat(),
    { encoding: "buffer" },
  );
  const [red = 0, green = 0, blue = 0] = stdout;
  return [red, green, blue];
}

/** Everything that a film says of itself. */
export async function describeFilm(film: string): Promise<FilmReport> {
  const { ffprobe } = await bundledPrograms();
  const args = ["-v", "error", "-show_streams", "-show_format", "-show_chapters", "-of", "json"];
  const { stdout } = await run(ffprobe, [...args, film]);
  return JSON.parse(stdout) as FilmReport;
}

interface FilmReport {
  readonly streams: readonly {
    readonly codec_name: string;
    readonly codec_type: string;
    readonly pix_fmt?: string;
    readonly width?: number;
    readonly height?: number;
    readonly sample_aspect_ratio?: string;
    readonly color_transfer?: string;
    readonly avg_frame_rate: string;
    readonly side_data_list?: readonly object[];
  }[];
  readonly format: { readonly duration: string; readonly tags?: Readonly<Record<string, string>> };
  readonly chapters: readonly object[];
}
