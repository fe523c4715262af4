import { inject } from "vitest";

import type { Database } from "../database/database.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { runAfterEachFile } from "./file-cleanup.ts";

interface ReusableDatabase extends TestDatabase {
  /** The state that `emptyDatabase` does not restore. */
  readonly initialState: string;
}

/** The empty databases that no test uses. */
const idleDatabases: ReusableDatabase[] = [];

runAfterEachFile(async () => {
  await Promise.all(idleDatabases.splice(0).map(({ drop }) => drop()));
});

/**
 * Like `createTestDatabase`, but the next test of the file gets the same database, without its rows. Emptying a
 * database is much faster than creating one.
 */
export async function acquireTestDatabase(): Promise<TestDatabase> {
  if (!inject("testServer").isSuperuser) return createTestDatabase();
  const database = idleDatabases.pop() ?? (await createReusableDatabase());
  return { ...database, drop: () => release(database) };
}

async function createReusableDatabase(): Promise<ReusableDatabase> {
  const database = await createTestDatabase();
  return { ...database, initialState: await readState(database.db) };
}

async function release(database: ReusableDatabase): Promise<void> {
  const { db, initialState, drop } = database;
  const { idleCount, totalCount } = db.$client;
  if (idleCount < totalCount || (await readState(db)) !== initialState) return drop();
  await emptyDatabase(db);
  idleDatabases.push(database);
}

/** Returns a text that changes with the schema, the settings of the job queues, and the number of other sessions. */
async function readState({ $client }: Database): Promise<string> {
  const { rows } = await $client.query<{ state: string; sessions: number }>(
    `select concat_ws(' ',
        (select concat(count(*), '-', max(xmin::text::bigint)) from pg_class where oid >= 16384),
        (select concat(count(*), '-', max(xmin::text::bigint)) from pgboss.queue)) as state,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as sessions`,
  );
  const [row] = rows;
  return `${row?.state} ${(row?.sessions ?? 0) - $client.totalCount}`;
}

/**
 * Deletes the rows of all tables that are not empty. The migrations insert no rows into them. `truncate` would take
 * longer, because it replaces the files of each table and its indexes. The role `replica` skips triggers and foreign
 * keys.
 */
async function emptyDatabase({ $client }: Database): Promise<void> {
  await $client.query(`do $$
    declare table_name text;
    begin
      set local session_replication_role = replica;
      for table_name in select oid::regclass from pg_class
        where relkind = 'r' and pg_relation_size(oid) > 0
          and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
          and oid not in ('pgboss.queue'::regclass, 'pgboss.version'::regclass)
      loop
        execute 'delete from ' || table_name;
      end loop;
    end $$`);
}
