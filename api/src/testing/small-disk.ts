import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { onTestFinished } from "vitest";

import { createProcessEnvironment } from "./process-environment.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const main = join(import.meta.dirname, "../main.ts");

/** Only root may mount a disk, and not in every container. */
export const canMount =
  spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", tmpdir()]).status === 0;

/**
 * Starts the program with its data on a small disk that only the program and its children see. It is stopped after the
 * test.
 */
export async function spawnOnSmallDisk(
  sizeMb: number,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly child: ChildProcess; readonly folder: string }> {
  const disk = await createTemporaryFolder();
  const mount = `mount -t tmpfs -o size=${sizeMb}m tmpfs "$1" && exec "$2" "$3"`;
  const args = ["--mount", "sh", "-c", mount, "sh", disk, process.execPath, main];
  const child = spawn("unshare", args, {
    stdio: "ignore",
    env: createProcessEnvironment({ DATA_DIR: join(disk, "data"), ...env }),
  });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
  });
  // The mount exists only in the namespace of the program.
  return { child, folder: `/proc/${child.pid}/root${disk}` };
}
