import { randomBytes } from "node:crypto";

import { Client } from "pg";

import { migrate } from "../database/migrate.ts";

/** Where this run's tests get their databases from. */
export interface TestServer {
  /** The address of a database from which others may be made. */
  readonly server: string;
  readonly template: string;
  /** How the template is copied. */
  readonly strategy: "file_copy" | "wal_log";
}

/** The same server by another database's name. */
export function onDatabase(server: string, name: string): string {
  return server.replace(/(?<=^[^/]+\/\/[^/]+\/)[^?]*/, name);
}

/**
 * Migrates once, so that every test's database is a copy. In memory files are copied in a third of the time that it takes to log
 * their pages; on a disk that costs twice as much.
 */
export async function makeTemplate(
  server: string,
  { inMemory }: { inMemory: boolean },
): Promise<TestServer> {
  const template = `template_${randomBytes(8).toString("hex")}`;
  await administer(server, `create database ${template}`);
  await migrate(onDatabase(server, template));
  return { server, template, strategy: inMemory ? "file_copy" : "wal_log" };
}

export async function removeTemplate({ server, template }: TestServer): Promise<void> {
  await administer(server, `drop database ${template} with (force)`);
}

export async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
