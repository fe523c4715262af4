const LOCK = "topout.outbox";

/**
 * Runs a replay while no other tab runs one. A tab releases the lock between replays, so a background tab cannot block
 * the others. Browsers have no locks on pages without HTTPS. There, two tabs can send the same operation, which has no
 * second effect.
 */
export const withLock = <T>(run: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(LOCK, run) : run();
