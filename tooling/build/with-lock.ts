import { type LockOptions, MAX_LOCK_MS, withLock as withLockFile } from "@topout/api/with-lock";

/** How the tools wait for a lock: patiently, and with a line on the terminal. */
export const TOOL_LOCK: LockOptions = {
  maxWaitMs: MAX_LOCK_MS,
  onWait: (file) => console.log(`Waiting for another process to remove ${file} …`),
};

/** Runs `work` while the lock file exists. Other processes wait until it is removed. */
export const withLock = <Result>(file: string, work: () => Promise<Result>): Promise<Result> =>
  withLockFile(file, work, TOOL_LOCK);
