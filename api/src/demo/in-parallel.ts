import { availableParallelism } from "node:os";

/** Works through `items` with one worker for each processor, and keeps their order. After a failure nothing new starts. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  // Unlike an array's own iterator, a generator ends for every worker once one of them throws.
  const queue = numbered(items);
  const worker = async () => {
    for (const { index, item } of queue) results[index] = await work(item);
  };
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, worker);
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return results;
}

function* numbered<T>(items: readonly T[]) {
  for (const [index, item] of items.entries()) yield { index, item };
}
