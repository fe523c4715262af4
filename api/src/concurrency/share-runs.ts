/**
 * Returns a function that calls `run`, at most once at a time. A call during a run waits for the next run, so `run` has
 * always started after the call. All these calls share it.
 */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function start(): Promise<void> {
    next = undefined;
    const started = run().finally(() => {
      if (current === started) current = undefined;
    });
    current = started;
    return started;
  }

  return () => {
    if (!current) return start();
    next ??= current.then(start, start);
    return next;
  };
}
