import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { launchProgram } from "@topout/tooling/launch-program";

const root = path.resolve(import.meta.dirname, "..");

/** A running build of Topout with a separate data folder and registry. */
export interface Program {
  readonly url: string;
  readonly dataDir: string;
  /** The folder with the sent emails. */
  readonly emailsDir: string;
  /** A copy of the built remotes. A journey may break it. */
  readonly remotesDir: string;
  readonly stop: () => Promise<void>;
}

/** Changes the copy of the built remotes before the program starts. Returns environment variables for the program. */
type Prepare = (remotesDir: string) => Promise<NodeJS.ProcessEnv>;

/**
 * Starts the program with a copy of `demoDataDir`. Without `demoDataDir`, the program creates the demo data. Resolves
 * when the program is healthy.
 */
export async function startProgram(
  demoDataDir?: string,
  prepare?: Prepare,
  port?: number,
): Promise<Program> {
  const folder = await createFolder();
  const remotesDir = path.join(folder, "remotes");
  const dataDir = path.join(folder, "data");
  await copyFolder(path.join(root, "dist/remotes"), remotesDir);
  if (demoDataDir !== undefined) await copyFolder(demoDataDir, dataDir);

  const env = { ...process.env, ...(await prepare?.(remotesDir)) };
  const { url, stop: stopProgram } = await launchProgram({ dataDir, remotesDir, env, port });
  const stop = async () => {
    await stopProgram();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, dataDir, emailsDir: path.join(dataDir, "outbox"), remotesDir, stop };
}

/** `fs.cp` takes much more CPU time, and `fs.cpSync` does not preserve the permissions of folders. */
const copyFolder = (from: string, to: string) => promisify(execFile)("cp", ["-R", from, to]);

const createFolder = () => mkdtemp(path.join(tmpdir(), "topout-e2e-"));
