import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import * as z from "zod/mini";

const Output = z.tuple([z.object({ filename: z.string() })]);

/** npm prints the name of each file. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
const TIMEOUT_MS = 300_000;

/** Creates the tarball of a package beside its folder, and returns its path. */
export async function createTarball(folder: string): Promise<string> {
  const parent = dirname(folder);
  const { stdout } = await promisify(execFile)(
    "npm",
    ["pack", folder, "--json", "--ignore-scripts", "--loglevel=error"],
    { cwd: parent, maxBuffer: MAX_OUTPUT_BYTES, timeout: TIMEOUT_MS },
  );
  const [{ filename }] = Output.parse(JSON.parse(stdout));
  return join(parent, filename);
}
