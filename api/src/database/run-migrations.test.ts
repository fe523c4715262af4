import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";

import { createEmptyDatabase } from "../testing/database.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { migrate } from "./migrate.ts";

const FIRST_MIGRATION =
  'CREATE TABLE "people" ("name" text); INSERT INTO "people" VALUES (\'ana\'), (\'ana\')';
const INDEX_MIGRATION = 'CREATE UNIQUE INDEX CONCURRENTLY "people_name_idx" ON "people" ("name")';
const LAST_MIGRATION = 'CREATE TABLE "gyms" ("name" text)';

/** Writes a folder as drizzle-kit does, with the migrations that were generated 1,000, 1,001, … ms after the epoch. */
const createMigrations = (...files: readonly string[]): Promise<string> =>
  createMigrationsAt(
    files.map((_, idx) => 1_000 + idx),
    files,
  );

async function createMigrationsAt(
  times: readonly number[],
  files: readonly string[],
): Promise<string> {
  const folder = await createTemporaryFolder();
  await mkdir(join(folder, "meta"));
  const entries = times.map((when, idx) => ({ idx, when, tag: `${idx}`, version: "7" }));
  await writeFile(
    join(folder, "meta/_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries }),
  );
  for (const [idx, sql] of files.entries()) await writeFile(join(folder, `${idx}.sql`), sql);
  return folder;
}

async function connect() {
  const url = await createEmptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const read = async (query: string) => (await client.query(query)).rows;
  return { url, client, read };
}

const SELECT_INDEXES =
  "select indexrelid::regclass::text as name, indisvalid from pg_index where indrelid = 'people'::regclass";
const SELECT_VERSIONS =
  "select created_at::int as at from drizzle.__drizzle_migrations order by id";

test("migrate creates an index concurrently, even after a failed attempt", async () => {
  const { url, client, read } = await connect();
  const folder = await createMigrations(FIRST_MIGRATION, INDEX_MIGRATION, LAST_MIGRATION);

  await expect(migrate(url, undefined, folder)).rejects.toThrow(/could not create unique index/);
  expect(await read(SELECT_INDEXES)).toEqual([{ name: "people_name_idx", indisvalid: false }]);
  expect(await read(SELECT_VERSIONS)).toEqual([{ at: 1_000 }]);

  await client.query("delete from people");
  await migrate(url, undefined, folder);
  expect(await read(SELECT_INDEXES)).toEqual([{ name: "people_name_idx", indisvalid: true }]);
  expect(await read(SELECT_VERSIONS)).toEqual([{ at: 1_000 }, { at: 1_001 }, { at: 1_002 }]);
});

test("migrate runs a migration that was merged after a newer one was applied", async () => {
  const { url, read } = await connect();
  await migrate(
    url,
    undefined,
    await createMigrationsAt([1_000, 3_000], [FIRST_MIGRATION, LAST_MIGRATION]),
  );
  const merged = 'CREATE TABLE "walls" ("name" text)';

  await migrate(
    url,
    undefined,
    await createMigrationsAt([1_000, 2_000, 3_000], [FIRST_MIGRATION, merged, LAST_MIGRATION]),
  );

  expect(await read("select to_regclass('walls') is not null as exists")).toEqual([
    { exists: true },
  ]);
  expect(await read(SELECT_VERSIONS)).toEqual([{ at: 1_000 }, { at: 3_000 }, { at: 2_000 }]);
});

test("several processes can run a concurrent migration at the same time", async () => {
  const { url, read } = await connect();
  const folder = await createMigrations('CREATE TABLE "people" ("name" text)', INDEX_MIGRATION);

  await Promise.all([1, 2, 3].map(() => migrate(url, undefined, folder)));

  expect(await read(SELECT_INDEXES)).toEqual([{ name: "people_name_idx", indisvalid: true }]);
  expect(await read(SELECT_VERSIONS)).toHaveLength(2);
});

test("a migration with a concurrent index must contain nothing else", async () => {
  const { url } = await connect();
  const folder = await createMigrations(
    FIRST_MIGRATION,
    `${LAST_MIGRATION};--> statement-breakpoint\n${INDEX_MIGRATION}`,
  );

  await expect(migrate(url, undefined, folder)).rejects.toThrow(/must contain nothing else/);
});
