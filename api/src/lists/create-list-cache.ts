import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

import type { Database } from "../database/database.ts";
import { ChangeListener } from "./change-listener.ts";
import type { Changes } from "../auth/changes.ts";
import { CHANNEL } from "../database/topics.ts";
import { ListCache } from "./list-cache.ts";
import { RebuildLimit } from "./rebuild-limit.ts";

interface Dependencies {
  readonly db: Database;
  readonly directUrl: string | undefined;
  readonly changes: Changes;
  readonly immediateListBuilds: number;
}

/** Creates a list cache. Changes of all processes invalidate it, from the start of the app until it closes. */
export function createListCache(
  app: FastifyInstance,
  { db, directUrl, changes, immediateListBuilds }: Dependencies,
): ListCache {
  const cache = new ListCache(new RebuildLimit(immediateListBuilds));
  const invalidate = (topics: readonly string[]) => cache.invalidate(topics);
  const listener = new ChangeListener({
    connection: directUrl === undefined ? db.$client.options : { connectionString: directUrl },
    origin: changes.origin,
    notify: async (payload) => {
      await db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
    },
    onTopics: invalidate,
    onConnectionChange: (isConnected) => cache.setEnabled(isConnected),
  });
  changes.subscribe(invalidate);
  app.addHook("onReady", () => listener.start());
  app.addHook("onClose", async () => {
    await listener.close();
    await changes.close();
  });
  return cache;
}
