import { randomBytes } from "node:crypto";

import { inject, onTestFinished } from "vitest";

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
  const { url, remove } = await copy(inject("testDatabase").template);
  const { db, close } = openDatabase(url, { connections: 4 });
  return {
    db,
    url,
    drop: async () => {
      await close();
      await remove();
    },
  };
}

/** The address of a database without a table, which goes when the test ends. */
export async function createBareDatabase(): Promise<string> {
  const { url, remove } = await copy("template1");
  onTestFinished(remove);
  return url;
}

async function copy(template: string) {
  const { server, strategy } = inject("testDatabase");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(server, `create database ${name} template ${template} strategy ${strategy}`);
  return {
    url: onDatabase(server, name),
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}
