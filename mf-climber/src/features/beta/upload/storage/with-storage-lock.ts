const LOCK = "topout.video-upload";

interface LockOptions {
  readonly canWait: boolean;
}

/**
 * Runs a function with the lock of the stored upload, which one tab can hold at a time. With `canWait`, waits for the
 * lock. Otherwise runs at once, with or without the lock.
 */
export const withStorageLock = (
  { canWait }: LockOptions,
  run: (hasLock: boolean) => Promise<void>,
): Promise<void> =>
  "locks" in navigator
    ? navigator.locks.request(LOCK, { ifAvailable: !canWait }, (lock) => run(lock !== null))
    : withTabLock({ canWait }, run);

/** Settles when the last run of this tab has released the lock. */
let lastRun: Promise<void> | undefined;

/** Browsers have no locks on pages without HTTPS. There, each tab has its own lock. */
function withTabLock(
  { canWait }: LockOptions,
  run: (hasLock: boolean) => Promise<void>,
): Promise<void> {
  if (lastRun && !canWait) return run(false);
  const result = (lastRun ?? Promise.resolve()).then(() => run(true));
  const release = () => {
    if (lastRun === settled) lastRun = undefined;
  };
  const settled: Promise<void> = result.then(release, release);
  lastRun = settled;
  return result;
}
