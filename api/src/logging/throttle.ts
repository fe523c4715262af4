type Callback<A extends readonly unknown[]> = (suppressedCount: number, ...args: A) => void;

/** Calls back at most once per interval, with the number of calls that were suppressed since the last time. */
export function throttle<A extends readonly unknown[]>(intervalMs: number, callback: Callback<A>) {
  let lastCallAt = -Infinity;
  let suppressedCount = 0;
  return (...args: A): void => {
    const now = performance.now();
    if (now - lastCallAt < intervalMs) {
      suppressedCount += 1;
      return;
    }
    callback(suppressedCount, ...args);
    lastCallAt = now;
    suppressedCount = 0;
  };
}
