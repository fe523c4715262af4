import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { withSession } from "./session.ts";
import { inLoadingOrder, readTables } from "./tables.ts";

describe("the tables of an archive", () => {
  test("are all that there are, each after those that its rows point to", async () => {
    const { db, url, drop } = await createTestDatabase();
    onTestFinished(drop);

    const names = (await withSession(url, readTables)).map(({ name }) => name);

    const { rows } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(names.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    expect(names.indexOf("users")).toBeGreaterThan(names.indexOf("gyms"));
    expect(names.indexOf("climbs")).toBeGreaterThan(names.indexOf("activities"));
  });

  test("count by no sequence, which would begin anew where they are loaded", async () => {
    const { db, drop } = await createTestDatabase();
    onTestFinished(drop);

    const { rows } = await db.execute(sql`select * from pg_sequences where schemaname = 'public'`);

    expect(rows).toEqual([]);
  });

  test("cannot point to each other in a circle", () => {
    const circle = [
      { name: "a", targets: ["b"] },
      { name: "b", targets: ["a"] },
    ];

    expect(() => inLoadingOrder(circle)).toThrow("in a circle");
  });
});
