interface Window {
  readonly startedAtMs: number;
  readonly count: number;
}

interface MemoryLimitOptions {
  readonly limit: number;
  readonly windowMs: number;
  /** The oldest window ends early if there are more subjects, so that the memory is bounded. */
  readonly maxSubjects: number;
}

export type MemoryLimit = ReturnType<typeof createMemoryLimit>;

/**
 * Counts events of subjects in windows, in the memory of this process. So the addresses of reports are stored nowhere. A
 * window starts with its first event.
 */
export function createMemoryLimit({ limit, windowMs, maxSubjects }: MemoryLimitOptions) {
  const windows = new Map<string, Window>();

  return {
    /** Counts an event. Returns the seconds to wait if the limit is reached, and does not count it. */
    increment: (subject: string, now: Date): number | undefined => {
      const nowMs = Number(now);
      const stored = windows.get(subject);
      const isOpen = stored !== undefined && nowMs < stored.startedAtMs + windowMs;
      const { startedAtMs, count } = isOpen ? stored : { startedAtMs: nowMs, count: 0 };
      if (count >= limit) return Math.ceil((startedAtMs + windowMs - nowMs) / 1_000);
      // A map lists its keys in the order of their insertion.
      if (!isOpen) windows.delete(subject);
      windows.set(subject, { startedAtMs, count: count + 1 });
      const [oldest] = windows.keys();
      if (windows.size > maxSubjects && oldest !== undefined) windows.delete(oldest);
      return undefined;
    },
  };
}
