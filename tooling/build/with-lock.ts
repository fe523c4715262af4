import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_DELAY_MS = 200;

/** Runs `work` while the lock file exists. Other processes wait until it is removed. */
export async function withLock(file: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  if (!tryLock(file)) {
    console.log("Waiting for another build to finish …");
    while (!tryLock(file)) await sleep(RETRY_DELAY_MS);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Tries to create the lock file. Removes a stale one, so that the next attempt can succeed. */
function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!isRunning(Number(readFileSync(file, "utf8")))) rmSync(file, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
