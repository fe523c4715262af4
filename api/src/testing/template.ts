import { randomBytes } from "node:crypto";

import { Client } from "pg";

import { migrate } from "../database/migrate.ts";

/** The PostgreSQL server of this test run. */
export interface TestServer {
  /** The URL of a database that can create others. */
  readonly server: string;
  readonly template: string;
  /** The strategy of `create database`. */
  readonly strategy: "file_copy" | "wal_log";
}

/** Replaces the database name in a URL. */
export function withDatabaseName(server: string, name: string): string {
  return server.replace(/(?<=^[^/]+\/\/[^/]+\/)[^?]*/, name);
}

/**
 * Creates a migrated template database, which tests clone. The faster strategy differs between memory and disk
 * (docs/decisions/0020-in-memory-test-databases.md).
 */
export async function createTemplate(
  server: string,
  { isInMemory }: { isInMemory: boolean },
): Promise<TestServer> {
  const template = `template_${randomBytes(8).toString("hex")}`;
  await executeStatement(server, `create database ${template}`);
  await migrate(withDatabaseName(server, template));
  return { server, template, strategy: isInMemory ? "file_copy" : "wal_log" };
}

export async function dropTemplate({ server, template }: TestServer): Promise<void> {
  await executeStatement(server, `drop database ${template} with (force)`);
}

export async function executeStatement(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
