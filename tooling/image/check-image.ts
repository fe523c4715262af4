/**
 * Runs the instructions of the Dockerfile without a container engine, and starts the program in the resulting folder, as
 * the image's user, in its environment, and with a read-only root file system. Fails if the image is too large.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { assembleImage } from "./assemble-image.ts";
import { checkProgram } from "./check-program.ts";
import { measureFolder } from "./measure-folder.ts";
import { parseDockerfile, requireStage } from "./parse-dockerfile.ts";

const MAX_MB = 350;

/** The size of debian:bookworm-slim, which is below the files of the program. */
const BASE_MB = 75;

const root = resolve(import.meta.dirname, "../..");

if (process.getuid?.() !== 0 || process.platform !== "linux") {
  throw new Error("The check changes the root folder of processes, so it needs root on Linux");
}

const stages = parseDockerfile(await readFile(join(root, "Dockerfile"), "utf8"));
const work = await mkdtemp(join(tmpdir(), "topout-image-"));
try {
  const folder = await assembleImage(stages, { root, work });
  const programMb = (await measureFolder(folder)) / 1_000_000;
  const sizeMb = Math.round(programMb + BASE_MB);
  console.log(
    `The image without ffmpeg has ${sizeMb} MB: ${Math.round(programMb)} MB and ${BASE_MB} MB of Debian (limit ${MAX_MB} MB).`,
  );
  await checkProgram(folder, requireStage(stages, "program"));
  console.log("The program starts on a read-only file system as the user of the image.");
  if (sizeMb > MAX_MB) throw new Error(`The image has more than ${MAX_MB} MB`);
} finally {
  await rm(work, { recursive: true, force: true });
}
