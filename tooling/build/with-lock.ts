import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_DELAY_MS = 100;
/** Longer than a build of all parts on a slow machine. */
const MAX_WAIT_MS = 15 * 60_000;

/** Runs `work` while the lock file exists. Other processes of this machine wait until it is removed. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  await waitForLock(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function waitForLock(file: string): Promise<void> {
  if (tryLock(file)) return;
  console.log(`Waiting for another process to remove ${file} …`);
  const deadline = Date.now() + MAX_WAIT_MS;
  while (!tryLock(file)) {
    if (Date.now() > deadline) throw new Error(createTimeoutMessage(file));
    await sleep(RETRY_DELAY_MS);
  }
}

const createTimeoutMessage = (file: string) =>
  `${file} was not removed in time. If no build and no release is running, delete it and try again.`;

/** Tries to create the lock file. Removes a stale one, so that the next attempt can succeed. */
function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    removeIfStale(file);
    return false;
  }
}

/**
 * Only one process at a time may remove a stale lock. Otherwise a second one could remove the new lock of
 * the first one.
 */
function removeIfStale(file: string): void {
  const removalLock = `${file}.stale`;
  if (!isStale(file) || !tryLock(removalLock)) return;
  try {
    if (isStale(file)) rmSync(file);
  } finally {
    rmSync(removalLock);
  }
}

/** Whether the process that created the lock file has ended. */
function isStale(file: string): boolean {
  const pid = readPid(file);
  return pid !== undefined && !isRunning(pid);
}

/** Returns undefined if the lock was removed in the meantime, or if its process has not written its id yet. */
function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user, so this process may not signal it.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
