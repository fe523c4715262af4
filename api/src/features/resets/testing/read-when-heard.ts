import { onTestFinished, vi } from "vitest";

import { ListCache } from "../../../lists/list-cache.ts";

/**
 * Calls `read` in the moment in which a second process has heard of a change of the topic, and returns what it reads.
 * Call it before the change. The process that makes the change hears of it first.
 */
export function readWhenHeard<T>(topic: string, read: () => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  // oxlint-disable-next-line typescript/unbound-method -- The replacement below calls it with `call`.
  const { invalidate } = ListCache.prototype;
  const processes = new Set<ListCache>();
  const spy = vi.spyOn(ListCache.prototype, "invalidate").mockImplementation(function handleTopics(
    this: ListCache,
    topics,
  ) {
    invalidate.call(this, topics);
    if (!topics.includes(topic)) return;
    processes.add(this);
    if (processes.size === 2) resolve(read());
  });
  onTestFinished(() => spy.mockRestore());
  return promise;
}
