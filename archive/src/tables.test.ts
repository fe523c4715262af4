import { createTestDatabase } from "@topout/api/package-testing";
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { withConnection } from "./connection.ts";
import { sortByForeignKeys, readTables } from "./tables.ts";

describe("the tables of an archive", () => {
  test("are all tables, in the order of their foreign keys", async () => {
    const { db, url, drop } = await createTestDatabase();
    onTestFinished(drop);

    const names = (await withConnection(url, readTables)).map(({ name }) => name);

    const { rows } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(names.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    expect(names.indexOf("users")).toBeGreaterThan(names.indexOf("gyms"));
    expect(names.indexOf("climbs")).toBeGreaterThan(names.indexOf("activities"));
  });

  test("use no sequences, because an archive does not restore them", async () => {
    const { db, drop } = await createTestDatabase();
    onTestFinished(drop);

    const { rows } = await db.execute(sql`select * from pg_sequences where schemaname = 'public'`);

    expect(rows).toEqual([]);
  });

  test("cannot have a cycle of foreign keys", () => {
    const cycle = [
      { name: "a", references: ["b"] },
      { name: "b", references: ["a"] },
    ];

    expect(() => sortByForeignKeys(cycle)).toThrow("form a cycle");
  });
});
