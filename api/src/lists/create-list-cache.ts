import type { FastifyInstance } from "fastify";

import type { Database } from "../database/database.ts";
import { ChangeListener } from "./change-listener.ts";
import type { Changes } from "./changes.ts";
import { ListCache } from "./list-cache.ts";

/** Creates a list cache. Changes of all processes invalidate it, from the start of the app until it closes. */
export function createListCache(app: FastifyInstance, db: Database, changes: Changes): ListCache {
  const cache = new ListCache();
  const invalidate = (topics: readonly string[]) => cache.invalidate(topics);
  const listener = new ChangeListener({
    connection: db.$client.options,
    origin: changes.origin,
    onTopics: invalidate,
    onConnectionChange: (isConnected) => cache.setEnabled(isConnected),
  });
  changes.subscribe(invalidate);
  app.addHook("onReady", () => listener.start());
  app.addHook("onClose", () => listener.close());
  return cache;
}
