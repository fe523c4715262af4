const LOCK = "topout.video-upload";

/**
 * The device stores one upload, for one tab. Waits for the other tab, or runs at once without the lock.
 * Browsers have no locks on pages without HTTPS. There, the last upload replaces the stored one.
 */
export const withStorageLock = (
  { canWait }: { readonly canWait: boolean },
  run: (hasLock: boolean) => Promise<void>,
): Promise<void> =>
  "locks" in navigator
    ? navigator.locks.request(LOCK, { ifAvailable: !canWait }, (lock) => run(lock !== null))
    : run(true);
