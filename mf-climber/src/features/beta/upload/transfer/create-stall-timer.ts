/** The longest time without progress. The last response is slow, because the server joins all parts first. */
const STALL_MS = 120_000;

export interface StallTimer {
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Calls `onStall` if there is no progress, because a request can hang when the network disappears without an error. */
export function createStallTimer(onStall: () => void): StallTimer {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timeout);
  const restart = () => {
    stop();
    timeout = setTimeout(onStall, STALL_MS);
  };
  return { restart, stop };
}
