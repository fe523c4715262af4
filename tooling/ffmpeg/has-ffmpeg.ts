import { delimiter, join } from "node:path";

import { isExecutable } from "../install-browsers/is-executable.ts";

/** Whether FFMPEG_PATH is set, or ffmpeg is on PATH. The worker later checks its encoders and filters. */
export function hasFfmpeg({ FFMPEG_PATH, PATH = "" } = process.env): boolean {
  const files = PATH.split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, "ffmpeg"));
  return Boolean(FFMPEG_PATH) || files.some(isExecutable);
}
