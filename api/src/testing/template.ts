import { randomBytes } from "node:crypto";

import { Client, type QueryResult, type QueryResultRow } from "pg";

import { migrate } from "../database/migrate.ts";

/** The PostgreSQL server of this test run. */
export interface TestServer {
  /** The URL of a database of the server, for a role that can create databases. */
  readonly serverUrl: string;
  readonly template: string;
  /** The strategy of `create database`. */
  readonly strategy: "file_copy" | "wal_log";
  /** Whether tests connect as a superuser. The role of an external server is not a superuser. */
  readonly isSuperuser: boolean;
}

/** Replaces the database name in a URL. */
export function withDatabaseName(serverUrl: string, name: string): string {
  return serverUrl.replace(/(?<=^[^/]+\/\/[^/]+\/)[^?]*/, name);
}

/**
 * Creates a migrated template database, which tests clone. The faster strategy differs between memory and disk
 * (docs/decisions/0020-in-memory-test-databases.md).
 */
export async function createTemplate(
  serverUrl: string,
  { isInMemory }: { isInMemory: boolean },
): Promise<TestServer> {
  const template = `template_${randomBytes(8).toString("hex")}`;
  await executeStatement(serverUrl, `create database ${template}`);
  await migrate(withDatabaseName(serverUrl, template));
  return {
    serverUrl,
    template,
    strategy: isInMemory ? "file_copy" : "wal_log",
    isSuperuser: await isSuperuser(serverUrl),
  };
}

async function isSuperuser(serverUrl: string): Promise<boolean> {
  const { rows } = await executeStatement<{ rolsuper: boolean }>(
    serverUrl,
    "select rolsuper from pg_roles where rolname = current_user",
  );
  return rows[0]?.rolsuper === true;
}

export async function dropTemplate({ serverUrl, template }: TestServer): Promise<void> {
  await executeStatement(serverUrl, `drop database ${template} with (force)`);
}

export async function executeStatement<Row extends QueryResultRow>(
  serverUrl: string,
  statement: string,
): Promise<QueryResult<Row>> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}
