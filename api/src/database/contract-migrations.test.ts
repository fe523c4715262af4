import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";

import { createEmptyDatabase } from "../testing/database.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { contract, migrate, readPendingContracts } from "./migrate.ts";
import { migrationsFolder } from "./migration-journal.ts";

/** Creates a migrated database with a table of an older version, and a folder with contract migrations. */
async function prepare(files: Readonly<Record<string, string>>) {
  const url = await createEmptyDatabase();
  await migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("create table old_names (name text, nickname text)");
  const folder = await createTemporaryFolder();
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  const readColumns = async () => {
    const { rows } = await client.query<{ name: string }>(
      "select attname as name from pg_attribute where attrelid = to_regclass('old_names') and attnum > 0 and not attisdropped",
    );
    return rows.map(({ name }) => name);
  };
  return { url, folder, readColumns };
}

const DROP_NICKNAME = "alter table old_names drop column nickname";

describe("contract migrations", () => {
  test("run only when they are asked for, and once", async () => {
    const { url, folder, readColumns } = await prepare({ "0100_nicknames.sql": DROP_NICKNAME });

    await migrate(url);
    expect(await readColumns()).toEqual(["name", "nickname"]);
    expect(await readPendingContracts(url, folder)).toEqual(["0100_nicknames.sql"]);

    expect(await contract(url, folder)).toEqual(["0100_nicknames.sql"]);
    expect(await readColumns()).toEqual(["name"]);
    expect(await readPendingContracts(url, folder)).toEqual([]);
    expect(await contract(url, folder)).toEqual([]);
  });

  test("change nothing if one of their statements fails", async () => {
    const { url, folder, readColumns } = await prepare({
      "0100_nicknames.sql": `${DROP_NICKNAME};--> statement-breakpoint\nalter table nowhere drop column name;`,
    });

    await expect(contract(url, folder)).rejects.toThrow("nowhere");

    expect(await readColumns()).toEqual(["name", "nickname"]);
    expect(await readPendingContracts(url, folder)).toEqual(["0100_nicknames.sql"]);
  });

  test("of this version can run, also at the same time", async () => {
    const { url } = await prepare({});

    await Promise.all([contract(url), contract(url)]);

    expect(await readPendingContracts(url)).toEqual([]);
  });
});

/** These ran before there were two phases. */
const LAST_WITHOUT_PHASES = 65;
const REMOVALS = /\bdrop (?:table|column)\b|\brename (?:to|column)\b/i;

test("the other migrations remove nothing that the previous version uses", async () => {
  const names = (await readdir(migrationsFolder)).filter(
    (name) => name.endsWith(".sql") && Number(name.slice(0, 4)) > LAST_WITHOUT_PHASES,
  );
  const removing: string[] = [];
  for (const name of names) {
    const sql = (await readFile(join(migrationsFolder, name), "utf8")).replaceAll(/--.*$/gm, "");
    if (REMOVALS.test(sql)) removing.push(name);
  }

  // Move the statement to migrations/contract.
  expect(removing).toEqual([]);
});
