import type { FastifyInstance } from "fastify";

import type { Database } from "../database/database.ts";
import { ChangeListener } from "./change-listener.ts";
import type { Changes } from "./changes.ts";
import { PreparedLists } from "./prepared-lists.ts";

/** Kept lists that follow every change, by this process and by others, for as long as the app runs. */
export function keepLists(app: FastifyInstance, db: Database, changes: Changes): PreparedLists {
  const lists = new PreparedLists();
  const drop = (topics: readonly string[]) => lists.drop(topics);
  const listener = new ChangeListener({
    connection: db.$client.options,
    origin: changes.origin,
    onTopics: drop,
    onHearing: (hears) => lists.trust(hears),
  });
  changes.subscribe(drop);
  app.addHook("onReady", () => listener.start());
  app.addHook("onClose", () => listener.close());
  return lists;
}
