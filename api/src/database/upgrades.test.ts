import { Client } from "pg";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { expectConsistentActivities } from "../features/climbs/testing/expect-consistent-activities.ts";
import { createLocalStorage } from "../storage/local-storage.ts";
import { createEmptyDatabase, createTestDatabase } from "../testing/database.ts";
import { selectCases } from "../testing/select-cases.ts";
import { startSecondInstance } from "../testing/start-second-instance.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { addTrustCount } from "../testing/trust-counts.ts";
import { openDatabase } from "./database.ts";
import { contract, migrate, readPendingContracts } from "./migrate.ts";
import { readJournal } from "./migration-journal.ts";
import { readRows } from "./testing/read-rows.ts";
import { readSchema, type Schema } from "./testing/read-schema.ts";
import { expectPreservedRows } from "./testing/rows-after-upgrade.ts";
import { seedSchema } from "./testing/seed-schema.ts";

const FIRST_ACTIVITY = "00000000-0000-7000-8000-000000000051";
const FIRST_CLIMB = "00000000-0000-7000-8000-000000000061";

const journal = await readJournal();

/**
 * An installed version may end with any of the migrations. By default, the test upgrades from the first schema, the last
 * two, and every twentieth one.
 */
const schemas = journal.map(({ tag }, idx) => ({ tag, version: idx + 1 }));
const isInShortHalf = ({ version }: { readonly version: number }): boolean =>
  version === 1 || version % 20 === 0 || version >= schemas.length - 1;

async function withClient<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Creates a database with this many migrations, and rows in all of its tables. */
async function createDatabase(version: number): Promise<string> {
  const url = await createEmptyDatabase();
  await migrate(url, version);
  await withClient(url, (client) => seedSchema(client, version));
  return url;
}

describe("an upgrade", () => {
  let newSchema: Schema;

  beforeAll(async () => {
    const { url, drop } = await createTestDatabase();
    await contract(url);
    newSchema = await withClient(url, readSchema);
    await drop();
  });

  test.each(
    selectCases(
      schemas.filter(isInShortHalf),
      schemas.filter((schema) => !isInShortHalf(schema)),
    ),
  )(
    "from $tag preserves all rows, and creates the schema of a new database",
    async ({ version }) => {
      const url = await createDatabase(version);
      const before = await withClient(url, readRows);

      await migrate(url);
      await contract(url);

      expect(await readPendingContracts(url)).toEqual([]);
      expect(await withClient(url, readSchema)).toEqual(newSchema);
      const after = await withClient(url, readRows);
      const missing = new Set(journal.slice(version).map(({ tag }) => tag));
      const rowCount = expectPreservedRows(before, after, missing);
      await expectWorkingProgram(url);
      addTrustCount("upgraded schemas", 1);
      addTrustCount("preserved rows", rowCount);
    },
  );
});

async function expectWorkingProgram(url: string): Promise<void> {
  const folder = await createTemporaryFolder();
  const { db, close } = openDatabase(url, { maxConnections: 2 });
  onTestFinished(close);
  await expectConsistentActivities({ db });

  const storage = createLocalStorage(folder);
  const fetch = await startSecondInstance({ url, storage, uploadsDir: folder });
  const read = async (path: string): Promise<unknown> => (await fetch(path)).json();
  expect(await read("/api/gyms")).toMatchObject([
    { name: expect.stringMatching(/^Depot/), time_zone: "Europe/London" },
    { name: "Gritworks" },
  ]);
  expect(await read("/api/activities/get_paginated")).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ id: FIRST_ACTIVITY })]),
  });
  expect(await read("/api/users/get_climbs/ana")).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: FIRST_CLIMB })]),
  );
}

test("the rows of the newest schema fill all tables and columns", async () => {
  const tables = await withClient(await createDatabase(schemas.length), readRows);

  const empty = [...tables].flatMap(([table, rows]) => {
    if (rows.size === 0) return [table];
    const columns = Object.keys(rows.values().next().value ?? {});
    const isEmpty = (column: string) => [...rows.values()].every((row) => row[column] === null);
    return columns.filter(isEmpty).map((column) => `${table}.${column}`);
  });

  // Add them in testing/rows/<the name of the migration>.sql.
  expect(empty).toEqual([]);
});
