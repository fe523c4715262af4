import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { migrationsFolder, readJournal } from "./migration-journal.ts";

const entries = await readJournal();
const getNumber = (tag: string) => tag.slice(0, 4);

test("the journal lists every migration file, in the order of the numbers", async () => {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql"));

  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  expect(entries.map(({ tag }) => Number(getNumber(tag)))).toEqual(entries.map(({ idx }) => idx));
  expect(entries.map(({ idx }) => idx)).toEqual([...entries.keys()]);
});

test("each migration was generated after the one before it", () => {
  const times = entries.map(({ when }) => when);

  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});

test("each migration was generated from the schema of the one before it", async () => {
  const snapshots: { readonly id: string; readonly prevId: string }[] = await Promise.all(
    entries.map(async ({ tag }) =>
      JSON.parse(
        await readFile(join(migrationsFolder, `meta/${getNumber(tag)}_snapshot.json`), "utf8"),
      ),
    ),
  );

  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(
    snapshots.slice(0, -1).map(({ id }) => id),
  );
});
