import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { isAlive, readPidFile } from "../database/embedded/pid-file.ts";
import { stopPostmaster } from "../database/embedded/postmaster.ts";

const NAME = /^topout-test-(\d+)-/;

export const folderPrefix = (pid: number): string => `topout-test-${pid}-`;

/** A test run that was killed leaves its server behind: the next run ends it. */
export async function endAbandoned(): Promise<void> {
  const left = (await readdir(tmpdir())).filter((name) => {
    const pid = NAME.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  await Promise.all(left.map((name) => end(join(tmpdir(), name))));
}

async function end(folder: string): Promise<void> {
  const cluster = join(folder, "postgres");
  const running = await readPidFile(cluster);
  if (running) await stopPostmaster(running.pid, cluster);
  await rm(folder, { recursive: true, force: true });
}
