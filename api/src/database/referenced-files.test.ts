import { is } from "drizzle-orm";
import { getTableConfig, PgCustomColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

import { insertVolume } from "../features/testing/insert-volume.ts";
import { recordChecksums } from "../storage/record-checksums.ts";
import { countVisitedRows } from "../testing/count-visited-rows.ts";
import { createTestApi } from "../testing/index.ts";
import { findReferencedFiles, hasMoreKeys } from "./referenced-files.ts";
import * as schema from "./schema.ts";

const SIZE = 2_000;

test("each column with file keys has an index", () => {
  const configs = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map(getTableConfig);
  const fileColumns = configs.flatMap(({ name, columns, indexes }) => {
    const indexed = indexes.flatMap(({ config }) => config.columns.slice(0, 1));
    return columns
      .filter((column) => is(column, PgCustomColumn))
      .map((column) => ({
        column: `${name}.${column.name}`,
        hasIndex: indexed.some((item) => "name" in item && item.name === column.name),
      }));
  });

  expect(fileColumns.length).toBeGreaterThan(5);
  expect(fileColumns.filter(({ hasIndex }) => !hasIndex)).toEqual([]);
});

/** Inserts many rows of each table. */
async function setUpVolume() {
  const { db, seed } = await createTestApi();
  const file = await seed.storeImage();
  const route = await seed.route({ image: file });
  const user = await seed.user();
  const { activity } = await seed.send({ user: user.id, route: route.id });
  if (activity === null) throw new Error("A send has an activity");
  const [circuit] = await db.select().from(schema.circuits);
  if (!circuit) throw new Error("A route has a circuit");
  const reset = await seed.reset({ gym_id: circuit.gym_id });
  const target = {
    gym: circuit.gym_id,
    circuit: circuit.id,
    set: route.set_id,
    route: route.id,
    reset: reset.id,
    user: user.id,
    activity,
    file: "another",
  };
  await insertVolume(db, target, SIZE);
  return { db, file };
}

test("finds which files rows refer to, without reading whole tables", async () => {
  const { db, file } = await setUpVolume();
  let found: ReadonlySet<string> = new Set();

  const visitedRows = await countVisitedRows(db, async () => {
    found = await findReferencedFiles(db, [file, "unknown"]);
  });

  expect([...found]).toEqual([file]);
  expect(visitedRows).toBeLessThan(50);
});

test("compares the number of keys with a limit, and reads no more rows than that", async () => {
  const { db } = await setUpVolume();
  let hasMore = false;

  const visitedRows = await countVisitedRows(db, async () => {
    hasMore = await hasMoreKeys(db, 10);
  });

  expect(hasMore).toBe(true);
  expect(visitedRows).toBeLessThan(50);
  expect(await hasMoreKeys(db, 100 * SIZE)).toBe(false);
});

test("counts the keys of rows and those of checksums", async () => {
  const { db, seed, storage } = await createTestApi();
  expect(await hasMoreKeys(db, 0)).toBe(false);
  await seed.route({ image: await seed.storeImage() });

  expect(await hasMoreKeys(db, 0)).toBe(true);
  expect(await hasMoreKeys(db, 1)).toBe(false);
  await recordChecksums(storage, db).put(Buffer.from("a photo"));
  expect(await hasMoreKeys(db, 1)).toBe(true);
  expect(await hasMoreKeys(db, 2)).toBe(false);
});
