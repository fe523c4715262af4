import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** What a running postmaster says of itself in its folder. */
export interface PidFile {
  readonly pid: number;
  readonly socketFolder: string;
}

/** It may be left over from a process that was killed: see isPostmaster. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , , socketFolder] = text.split("\n");
  if (!pid || !Number(pid)) return undefined;
  return { pid: Number(pid), socketFolder: socketFolder ?? "" };
}

/** Whether that process lives and serves this cluster, and is not another that was given the same number since. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const args = await commandOf(pid);
  return args.includes("postgres") && args.includes(cluster);
}

async function commandOf(pid: number): Promise<string> {
  try {
    if (process.platform === "linux") return await readFile(`/proc/${pid}/cmdline`, "utf8");
    const { stdout } = await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]);
    return stdout;
  } catch {
    return "";
  }
}

/** Whether there is any process of that number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
