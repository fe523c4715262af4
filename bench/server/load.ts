/** Repeats each task for `ms` milliseconds, in parallel, and returns the number of runs per second. */
export async function measureRate(
  tasks: readonly (() => Promise<unknown>)[],
  ms: number,
): Promise<number> {
  const startedAt = performance.now();
  let runs = 0;
  await Promise.all(
    tasks.map(async (task) => {
      while (performance.now() - startedAt < ms) {
        await task();
        runs += 1;
      }
    }),
  );
  return (runs * 1_000) / (performance.now() - startedAt);
}

/** Runs a task in series, and returns the duration of each run in milliseconds. */
export async function measureDurations(
  task: () => Promise<unknown>,
  count: number,
): Promise<number[]> {
  const durations: number[] = [];
  for (let n = 0; n < count; n++) {
    const startedAt = performance.now();
    await task();
    durations.push(performance.now() - startedAt);
  }
  return durations;
}

interface Pair {
  readonly ours: () => Promise<number>;
  readonly baseline: () => Promise<number>;
}

/** Alternates between the two, so that other load on the machine affects both. */
export async function measureAlternately({ ours, baseline }: Pair, rounds: number) {
  const results = { ours: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const oursFirst = round % 2 === 0;
    if (oursFirst) results.ours.push(await ours());
    results.baseline.push(await baseline());
    if (!oursFirst) results.ours.push(await ours());
  }
  return results;
}
