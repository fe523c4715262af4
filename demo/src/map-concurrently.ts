import { availableParallelism } from "node:os";

/**
 * Maps `items` with one worker per CPU core and keeps their order. After a failure it starts no new items, waits for
 * the running ones, and rejects.
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  map: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  // When one worker throws, a generator ends for all workers. An array iterator would continue.
  const queue = withIndex(items);
  const runWorker = async () => {
    for (const { index, item } of queue) results[index] = await map(item);
  };
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, runWorker);
  const failure = (await Promise.allSettled(workers)).find(({ status }) => status === "rejected");
  if (failure?.status === "rejected") throw failure.reason;
  return results;
}

function* withIndex<T>(items: readonly T[]) {
  for (const [index, item] of items.entries()) yield { index, item };
}
