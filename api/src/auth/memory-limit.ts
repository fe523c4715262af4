import { RateLimitError } from "./errors.ts";

interface Window {
  readonly startedAtMs: number;
  readonly count: number;
}

interface MemoryLimitOptions {
  readonly limit: number;
  readonly windowMs: number;
  /** The oldest window ends early if there are more subjects, so that the memory is bounded. */
  readonly maxSubjects?: number;
}

/** They need about 20 MB. */
const MAX_SUBJECTS = 100_000;

/**
 * Counts events of subjects in windows, in the memory of this process. So the addresses of clients are stored nowhere, and
 * each process has its own limit. A window starts with its first event.
 */
export function createMemoryLimit({
  limit,
  windowMs,
  maxSubjects = MAX_SUBJECTS,
}: MemoryLimitOptions) {
  const windows = new Map<string, Window>();

  /** Counts an event. Returns the seconds to wait if the limit is reached, and does not count it. */
  const increment = (subject: string, now: Date): number | undefined => {
    const nowMs = Number(now);
    const stored = windows.get(subject);
    const isOpen = stored !== undefined && nowMs < stored.startedAtMs + windowMs;
    const { startedAtMs, count } = isOpen ? stored : { startedAtMs: nowMs, count: 0 };
    if (count >= limit) return Math.ceil((startedAtMs + windowMs - nowMs) / 1_000);
    // A map lists its keys in the order of their insertion.
    if (!isOpen) windows.delete(subject);
    windows.set(subject, { startedAtMs, count: count + 1 });
    if (windows.size > maxSubjects) deleteFirst(windows);
    return undefined;
  };

  return {
    increment,

    /** @throws {RateLimitError} if the limit is reached. */
    consume: (subject: string, now: Date, message?: string): void => {
      const waitSeconds = increment(subject, now);
      if (waitSeconds !== undefined) throw new RateLimitError(waitSeconds, message);
    },
  };
}

function deleteFirst(map: Map<string, unknown>): void {
  const [first] = map.keys();
  if (first !== undefined) map.delete(first);
}
