import { setHasStoredEntries, setOutboxEntries } from "@topout/shared/platform";

import type { Tabs } from "./connect-tabs.ts";
import { createIndexedDbStorage } from "./indexed-db-storage.ts";
import { parseQueue } from "./parse-queue.ts";
import type { Queue } from "./queue.ts";
import type { OutboxStorage } from "./replay.ts";

export interface PublishedStorage extends OutboxStorage {
  readonly reload: () => Promise<void>;
  readonly readPhoto: (id: string) => Promise<Blob | undefined>;
}

/** Creates a storage that copies the entries of the current user into `outboxState`, in all tabs. */
export function createPublishedStorage(
  tabs: Tabs,
  getUserId: () => string | undefined,
): PublishedStorage {
  const storage = createIndexedDbStorage();
  const publish = (queue: Queue) => {
    const userId = getUserId();
    setOutboxEntries(queue.filter((entry) => entry.userId === userId));
    setHasStoredEntries(queue.length > 0);
  };

  return {
    reload: async () => publish(parseQueue(await storage.read()).entries),
    readPhoto: storage.readPhoto,
    update: async (change, photo) => {
      let hasChanged = false;
      const stored = await storage.update((current) => {
        const { entries, unreadable } = parseQueue(current);
        const next = change(entries);
        hasChanged = next !== entries;
        return hasChanged ? [...next, ...unreadable] : current;
      }, photo);
      const queue = parseQueue(stored).entries;
      if (hasChanged) {
        publish(queue);
        tabs.notify({ type: "changed" });
      }
      return queue;
    },
  };
}
