/** Also the time for the response to the last part, while the server joins all parts. */
const STALL_MS = 120_000;

export interface StallTimer {
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Calls `onStall` if there is no progress. A request over a network that is silently gone would never end. */
export function createStallTimer(onStall: () => void): StallTimer {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timeout);
  const restart = () => {
    stop();
    timeout = setTimeout(onStall, STALL_MS);
  };
  return { restart, stop };
}
