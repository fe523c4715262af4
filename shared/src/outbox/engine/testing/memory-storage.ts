import type { Queue } from "../queue.ts";
import type { OutboxStorage } from "../replay.ts";

/** Simulates the storage that all tabs of a browser share. It survives a crash. */
export function createMemoryStorage(): OutboxStorage & { queue: Queue } {
  return {
    queue: [],
    async update(change) {
      this.queue = change(this.queue);
      return this.queue;
    },
  };
}
