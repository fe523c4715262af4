import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";

import { createEmptyDatabase } from "../testing/database.ts";
import { openDatabase } from "./database.ts";
import { prepareQuery } from "./prepare-query.ts";

const readNumber = prepareQuery<{ number: number }>(
  sql`select ${sql.placeholder("number")}::int as number`,
);

/** Returns how many named statements the only connection of the pool has after two runs of the query. */
async function countNamedStatements(isPooled: boolean): Promise<number> {
  const { db, close } = openDatabase(await createEmptyDatabase(), { maxConnections: 1, isPooled });
  onTestFinished(close);
  expect(await readNumber(db, { number: 1 })).toEqual([{ number: 1 }]);
  expect(await readNumber(db, { number: 2 })).toEqual([{ number: 2 }]);
  return (await db.execute(sql`select from pg_prepared_statements`)).rowCount ?? NaN;
}

test("a prepared query uses a named statement", async () => {
  expect(await countNamedStatements(false)).toBe(1);
});

test("a prepared query uses an unnamed statement behind a pooler", async () => {
  expect(await countNamedStatements(true)).toBe(0);
});
