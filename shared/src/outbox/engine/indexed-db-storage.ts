import { createDatabaseStore } from "@topout/shared/browser-storage";
import { get, update } from "idb-keyval";

import type { Queue } from "./queue.ts";
import type { OutboxStorage } from "./replay.ts";

const KEY = "queue";

/** Stores the queue in IndexedDB, which all tabs share. */
export function createIndexedDbStorage(): OutboxStorage & { read: () => Promise<Queue> } {
  const store = createDatabaseStore("topout-outbox", "outbox");
  return {
    read: async () => (await get<Queue>(KEY, store)) ?? [],
    update: async (change) => {
      let changed: Queue | undefined;
      await update<Queue>(
        KEY,
        (queue = []) => {
          // The store runs this again after it has lost the connection, and may have stored the first result.
          if (!changed || !isEqual(changed, queue)) changed = change(queue);
          return changed;
        },
        store,
      );
      return changed ?? [];
    },
  };
}

const isEqual = (first: Queue, second: Queue) => JSON.stringify(first) === JSON.stringify(second);
