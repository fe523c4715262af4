/** Repeats each task for a duration, in parallel. Returns the number of runs per second. */
export async function measureRate(
  tasks: readonly (() => Promise<unknown>)[],
  durationMs: number,
): Promise<number> {
  const startedAt = performance.now();
  let runCount = 0;
  await Promise.all(
    tasks.map(async (task) => {
      while (performance.now() - startedAt < durationMs) {
        await task();
        runCount += 1;
      }
    }),
  );
  return (runCount * 1_000) / (performance.now() - startedAt);
}

/** Runs a task `count` times in sequence. Returns the duration of each run in milliseconds. */
export async function measureDurations(
  task: () => Promise<unknown>,
  count: number,
): Promise<number[]> {
  const durations: number[] = [];
  for (let run = 0; run < count; run++) {
    const startedAt = performance.now();
    await task();
    durations.push(performance.now() - startedAt);
  }
  return durations;
}

interface Tasks {
  readonly topout: () => Promise<number>;
  readonly baseline: () => Promise<number>;
}

/** Alternates between the two tasks, so that other load on the machine affects both. */
export async function measureAlternately({ topout, baseline }: Tasks, rounds: number) {
  const results = { topout: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const isTopoutFirst = round % 2 === 0;
    if (isTopoutFirst) results.topout.push(await topout());
    results.baseline.push(await baseline());
    if (!isTopoutFirst) results.topout.push(await topout());
  }
  return results;
}
