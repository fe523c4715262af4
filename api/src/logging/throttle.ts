type Callback<A extends readonly unknown[]> = (suppressedCount: number, ...args: A) => void;

/** Calls `callback` at most once per interval, with the number of calls that were suppressed since the last call. */
export function throttle<A extends readonly unknown[]>(intervalMs: number, callback: Callback<A>) {
  let lastCalledAt = -Infinity;
  let suppressedCount = 0;
  return (...args: A): void => {
    const now = performance.now();
    if (now - lastCalledAt < intervalMs) {
      suppressedCount += 1;
      return;
    }
    callback(suppressedCount, ...args);
    lastCalledAt = now;
    suppressedCount = 0;
  };
}
