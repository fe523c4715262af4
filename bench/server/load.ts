/** Does something again and again on each lane for a while, and answers with how often a second it was done. */
export async function rate(
  lanes: readonly (() => Promise<unknown>)[],
  ms: number,
): Promise<number> {
  const begun = performance.now();
  let done = 0;
  await Promise.all(
    lanes.map(async (once) => {
      while (performance.now() - begun < ms) {
        await once();
        done += 1;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - begun);
}

/** How long it takes, one after the other, in milliseconds. */
export async function times(once: () => Promise<unknown>, count: number): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < count; n++) {
    const begun = performance.now();
    await once();
    taken.push(performance.now() - begun);
  }
  return taken;
}

interface Pair {
  readonly ours: () => Promise<number>;
  readonly floor: () => Promise<number>;
}

/** Measures both side by side, turn about, so that what else the machine does falls on both. */
export async function pairs({ ours, floor }: Pair, rounds: number) {
  const measured = { ours: [] as number[], floor: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const oursFirst = round % 2 === 0;
    if (oursFirst) measured.ours.push(await ours());
    measured.floor.push(await floor());
    if (!oursFirst) measured.ours.push(await ours());
  }
  return measured;
}
