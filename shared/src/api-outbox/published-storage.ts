import { setHasStoredEntries, setOutboxEntries } from "@topout/shared/platform";

import type { Tabs } from "./connect-tabs.ts";
import { createIndexedDbStorage } from "./indexed-db-storage.ts";
import type { Queue } from "./queue.ts";
import type { OutboxStorage } from "./replay.ts";

/** Creates a storage that copies the entries of the current user into `outboxState`, in all tabs. */
export function createPublishedStorage(
  tabs: Tabs,
  getUserId: () => string | undefined,
): OutboxStorage & { reload: () => Promise<void> } {
  const storage = createIndexedDbStorage();
  const publish = (queue: Queue) => {
    const userId = getUserId();
    setOutboxEntries(queue.filter((entry) => entry.userId === userId));
    setHasStoredEntries(queue.length > 0);
  };

  return {
    reload: async () => publish(await storage.read()),
    update: async (change) => {
      let hasChanged = false;
      const queue = await storage.update((current) => {
        const next = change(current);
        hasChanged = next !== current;
        return next;
      });
      if (hasChanged) {
        publish(queue);
        tabs.notify({ type: "changed" });
      }
      return queue;
    },
  };
}
