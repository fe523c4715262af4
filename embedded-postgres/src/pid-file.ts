import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { getSystemErrorCode } from "./system-error-code.ts";

/** The content of `postmaster.pid`. */
export interface PidFile {
  readonly pid: number;
  readonly socketFolder: string;
}

/** A killed server leaves its pid file behind, so check the pid with `isPostmaster`. */
export async function readPidFile(pgData: string): Promise<PidFile | undefined> {
  const text = await readFile(join(pgData, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , , socketFolder] = text.split("\n");
  if (!pid || !Number(pid)) return undefined;
  return { pid: Number(pid), socketFolder: socketFolder ?? "" };
}

/** Returns the pid file if the server of this cluster is running. */
export async function findPostmaster(pgData: string): Promise<PidFile | undefined> {
  const file = await readPidFile(pgData);
  return file && (await isPostmaster(file.pid, pgData)) ? file : undefined;
}

/** Whether the process is the server of this cluster. The system may have reused the pid. */
export async function isPostmaster(pid: number, pgData: string): Promise<boolean> {
  const commandLine = await readCommandLine(pid);
  return commandLine.includes("postgres") && commandLine.includes(pgData);
}

async function readCommandLine(pid: number): Promise<string> {
  try {
    if (process.platform === "linux") return await readFile(`/proc/${pid}/cmdline`, "utf8");
    const { stdout } = await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]);
    return stdout;
  } catch {
    return "";
  }
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getSystemErrorCode(error) === "EPERM";
  }
}
