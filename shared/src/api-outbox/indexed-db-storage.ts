import { createStore, get, update } from "idb-keyval";

import type { Queue } from "./queue.ts";
import type { OutboxStorage } from "./replay.ts";

const KEY = "queue";

/** Stores the queue in IndexedDB, which all tabs share. */
export function createIndexedDbStorage(
  database = "topout-outbox",
): OutboxStorage & { read: () => Promise<Queue> } {
  const store = createStore(database, "outbox");
  return {
    read: async () => (await get<Queue>(KEY, store)) ?? [],
    update: async (change) => {
      let changed: Queue = [];
      await update<Queue>(
        KEY,
        (queue = []) => {
          changed = change(queue);
          return changed;
        },
        store,
      );
      return changed;
    },
  };
}
