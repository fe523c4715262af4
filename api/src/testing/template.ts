import { randomBytes } from "node:crypto";

import { Client, type QueryResult, type QueryResultRow } from "pg";

import { migrate } from "../database/migrate.ts";

/** The PostgreSQL server of this test run. */
export interface TestServer {
  /** The URL of a database of the server, for a role that can create databases. */
  readonly server: string;
  readonly template: string;
  /** The strategy of `create database`. */
  readonly strategy: "file_copy" | "wal_log";
  /** Whether tests connect as a superuser. The role of an external server is not a superuser. */
  readonly isSuperuser: boolean;
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
  return {
    server,
    template,
    strategy: isInMemory ? "file_copy" : "wal_log",
    isSuperuser: await isSuperuser(server),
  };
}

async function isSuperuser(server: string): Promise<boolean> {
  const { rows } = await executeStatement<{ rolsuper: boolean }>(
    server,
    "select rolsuper from pg_roles where rolname = current_user",
  );
  return rows[0]?.rolsuper === true;
}

export async function dropTemplate({ server, template }: TestServer): Promise<void> {
  await executeStatement(server, `drop database ${template} with (force)`);
}

export async function executeStatement<Row extends QueryResultRow>(
  server: string,
  statement: string,
): Promise<QueryResult<Row>> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}
