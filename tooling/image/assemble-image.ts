import { execFile } from "node:child_process";
import { cp, glob } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";

import { createImageFolder, runInImage } from "./image-folder.ts";
import { getValues, requireStage, type Stage } from "./parse-dockerfile.ts";

const TIMEOUT_MS = 900_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The file that the Dockerfile copies from the image of Node. */
const NODE_FILE = "/usr/local/bin/node";

/** The folder of the build stage, which is this repository. */
const SOURCE_FOLDER = "/source";

interface Folders {
  readonly root: string;
  /** Gets a folder for each stage. */
  readonly work: string;
}

/** Runs the stages `build`, `install` and `program` of the Dockerfile. Returns the folder of the last one. */
export async function assembleImage(
  stages: readonly Stage[],
  { root, work }: Folders,
): Promise<string> {
  const getSource = (from: string | undefined, path: string): string => {
    if (from === undefined) return join(root, path);
    if (path === NODE_FILE) return process.execPath;
    return from === "build" ? path.replace(SOURCE_FOLDER, root) : join(work, from, path);
  };
  const copy = async ({ from, source, target }: Copy, folder: string) => {
    const paths = await Array.fromAsync(glob(getSource(from, source)));
    if (paths.length === 0) throw new Error(`${source} does not exist`);
    for (const path of paths) {
      const to = target.endsWith("/") ? join(target, basename(path)) : target;
      await cp(path, join(folder, to), { recursive: true, verbatimSymlinks: true });
    }
  };

  for (const command of getValues(requireStage(stages, "build"), "RUN")) {
    await runShell(command, root);
  }
  const install = join(work, "install");
  const installStage = requireStage(stages, "install");
  for (const value of getValues(installStage, "COPY")) await copy(parseCopy(value), install);
  for (const command of getValues(installStage, "RUN")) {
    // npm runs outside of the folder.
    await runShell(command.replaceAll(/(?<=[ =])\/(?=opt\/|packages\/)/g, `${install}/`), install);
  }
  const program = join(work, "program");
  await createImageFolder(program);
  for (const { name, value } of requireStage(stages, "program").instructions) {
    if (name === "COPY") await copy(parseCopy(value), program);
    if (name === "RUN") await runInImage(program, { command: ["sh", "-c", value], env: SYSTEM });
  }
  return program;
}

const SYSTEM = { PATH: "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" };

interface Copy {
  readonly from: string | undefined;
  readonly source: string;
  readonly target: string;
}

function parseCopy(value: string): Copy {
  const { from, source, target } =
    /^(?:--from=(?<from>\S+) )?(?<source>\S+) (?<target>\S+)$/.exec(value)?.groups ?? {};
  if (source === undefined || target === undefined) throw new Error(`Cannot copy ${value}`);
  return { from, source, target };
}

const runShell = (command: string, cwd: string) =>
  promisify(execFile)("sh", ["-c", command], {
    cwd,
    timeout: TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT_BYTES,
  });
