import { locateBundledFfmpeg } from "../../../testing/bundled-ffmpeg.ts";
import { createTemporaryFolder } from "../../../testing/temporary-folder.ts";

/** Creates options that convert a file with the bundled ffmpeg into a temporary folder. */
export const createConvertOptions = async (input: string) => ({
  binaries: await locateBundledFfmpeg(),
  input,
  folder: await createTemporaryFolder(),
  signal: new AbortController().signal,
});
