import { locateInstalledFfmpeg } from "../../../testing/installed-ffmpeg.ts";
import { createTemporaryFolder } from "../../../testing/temporary-folder.ts";

/** Creates options that convert a file with the installed ffmpeg into a temporary folder. */
export const createConvertOptions = async (input: string) => ({
  binaries: await locateInstalledFfmpeg(),
  input,
  folder: await createTemporaryFolder(),
  keepSound: true,
  signal: new AbortController().signal,
});
