import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { getSystemErrorCode } from "../errors/system-error-code.ts";

const RETRY_DELAY_MS = 100;
/** Longer than a build of all parts on a slow machine, the longest work with a lock. */
export const MAX_LOCK_MS = 15 * 60_000;

export interface LockOptions {
  /** How long to wait for other processes. */
  readonly maxWaitMs: number;
  /** Called once if another process has the lock. */
  readonly onWait?: (file: string) => void;
}

/** Runs `work` while the lock file exists. Other processes that see the file wait until it is removed. */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  options: LockOptions,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  await waitForLock(file, options);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function waitForLock(file: string, { maxWaitMs, onWait }: LockOptions): Promise<void> {
  if (tryLock(file)) return;
  onWait?.(file);
  const deadline = Date.now() + maxWaitMs;
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
    writeFileSync(file, `${process.pid} ${hostname()}`, { flag: "wx" });
    return true;
  } catch (error) {
    if (getSystemErrorCode(error) !== "EEXIST") throw error;
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

/**
 * Whether the process that created the lock file has ended. The processes of another machine or container are unknown
 * here, so their locks are stale after the longest work.
 */
function isStale(file: string): boolean {
  const lock = readLock(file);
  if (lock === undefined) return false;
  return lock.host === hostname() ? !isRunning(lock.pid) : Date.now() - lock.time > MAX_LOCK_MS;
}

interface Lock {
  readonly pid: number;
  readonly host: string;
  readonly time: number;
}

/** Returns undefined if the lock was removed in the meantime, or if its process has not written its id yet. */
function readLock(file: string): Lock | undefined {
  try {
    // An older release tool writes no host.
    const [pid, host = hostname()] = readFileSync(file, "utf8").split(" ");
    return Number(pid) ? { pid: Number(pid), host, time: statSync(file).mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user, so this process may not signal it.
    return getSystemErrorCode(error) === "EPERM";
  }
}
