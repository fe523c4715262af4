import { randomBytes } from "node:crypto";

import { inject, onTestFinished } from "vitest";

import { type Database, openDatabase } from "../database/database.ts";
import { executeStatement, withDatabaseName, type TestServer } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

export interface TestDatabase {
  readonly db: Database;
  readonly url: string;
  /** Closes the connections and drops the database. */
  readonly drop: () => Promise<void>;
}

/** Requests wait for a connection as long as a test takes, because a busy machine responds slowly. */
const POOL = { maxConnections: 4, connectionTimeoutMs: 20_000 };

/** Creates a migrated, empty database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, remove } = await cloneDatabase(inject("testServer").template);
  const { db, close } = openDatabase(url, POOL);
  return {
    db,
    url,
    drop: async () => {
      await close();
      await remove();
    },
  };
}

/** Creates a database without tables, which is dropped after the test. Returns its URL. */
export async function createEmptyDatabase(): Promise<string> {
  const { url, remove } = await cloneDatabase("template1");
  onTestFinished(remove);
  return url;
}

async function cloneDatabase(template: string) {
  const { serverUrl, strategy } = inject("testServer");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await executeStatement(
    serverUrl,
    `create database ${name} template ${template} strategy ${strategy}`,
  );
  return {
    url: withDatabaseName(serverUrl, name),
    remove: async () =>
      void (await executeStatement(serverUrl, `drop database ${name} with (force)`)),
  };
}
