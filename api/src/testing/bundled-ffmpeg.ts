import { tmpdir } from "node:os";
import { join } from "node:path";

import { locateFfmpeg, type FfmpegBinaries } from "../media/video/locate-ffmpeg.ts";

let binaries: Promise<FfmpegBinaries> | undefined;

/** Returns the bundled ffmpeg, so tests do not depend on the machine's. */
export function locateBundledFfmpeg(): Promise<FfmpegBinaries> {
  const fallbackFolder = join(tmpdir(), "topout-video-programs");
  binaries ??= locateFfmpeg({ ffmpegPath: undefined, path: undefined, fallbackFolder });
  return binaries;
}
