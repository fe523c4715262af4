import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { normalizeAccountName, normalizeAccountNameInSql } from "./normalize-account-name.ts";

/** Any text that PostgreSQL can store. */
const text = fc
  .string({ unit: "binary" })
  .filter((value) => value.isWellFormed() && !value.includes("\0"));

test("JavaScript and PostgreSQL normalize any Unicode text in the same way", async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 100, maxLength: 400 }), async (names) => {
      const { rows } = await db.execute<{ normalized: string }>(sql`
        select ${normalizeAccountNameInSql(sql`name`)} as normalized
        from unnest(${sql.param(names)}::text[]) with ordinality as names (name, position)
        order by position`);
      expect(rows.map(({ normalized }) => normalized)).toEqual(names.map(normalizeAccountName));
    }),
    { numRuns: 20 },
  );
});

test("letters outside of ASCII never become ASCII letters", () => {
  for (let codePoint = 0x80; codePoint <= 0x10_ff_ff; codePoint++) {
    const letter = String.fromCodePoint(codePoint);
    if (normalizeAccountName(letter) !== letter) throw new Error(`U+${codePoint.toString(16)}`);
  }
  expect(normalizeAccountName("Mİkei")).toBe("mİkei");
});
