import type { Operation, QueryClient } from "@topout/shared/platform";

import type { Tabs } from "./connect-tabs.ts";
import { applyToCache, refreshCache } from "./update-cache.ts";

/** Adds the operations that the server has stored to the cached queries of all tabs. */
export function createCacheUpdater(client: QueryClient, tabs: Tabs) {
  /** The operations that the server has stored since the last refresh. */
  let storedOperations: Operation[] = [];

  const add = async (operation: Operation) => {
    storedOperations.push(operation);
    // The document may have requested these responses before the server stored the operation.
    window.firstData?.responses.clear();
    await applyToCache(client, operation);
  };
  const refresh = () => {
    void refreshCache(client, storedOperations);
    storedOperations = [];
  };
  tabs.onMessage((message) => {
    if (message.type === "stored") void add(message.operation);
    if (message.type === "replayed") refresh();
  });

  return {
    /** Resolves when the queries of this tab contain the operation. */
    add: async (operation: Operation) => {
      await add(operation);
      tabs.notify({ type: "stored", operation });
    },
    /** Call this after a replay. */
    refresh: () => {
      if (storedOperations.length === 0) return;
      refresh();
      tabs.notify({ type: "replayed" });
    },
  };
}
