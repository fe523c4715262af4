import { randomBytes } from "node:crypto";

import { inject } from "vitest";

import { type Database, openDatabase } from "../database/database.ts";
import { administer, onDatabase, type TestServer } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    testDatabase: TestServer;
  }
}

export interface TestDatabase {
  readonly db: Database;
  readonly url: string;
  /** Closes its connections and removes it. */
  readonly drop: () => Promise<void>;
}

/** A real, migrated and empty database of the test's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { server, template } = inject("testDatabase");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const url = onDatabase(server, name);
  await administer(server, `create database ${name} template ${template}`);
  const { db, close } = openDatabase(url, { connections: 4 });
  return {
    db,
    url,
    drop: async () => {
      await close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}
