import { tmpdir } from "node:os";
import { join } from "node:path";

import { locateVideoPrograms, type VideoPrograms } from "../media/video/programs.ts";

let located: Promise<VideoPrograms> | undefined;

/** The ffmpeg that was installed with this program: no test depends on what else the machine has. */
export function bundledPrograms(): Promise<VideoPrograms> {
  const spare = join(tmpdir(), "topout-video-programs");
  located ??= locateVideoPrograms({ ffmpegPath: undefined, path: undefined, spare });
  return located;
}
