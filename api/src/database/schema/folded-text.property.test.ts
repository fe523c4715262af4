import { foldText } from "@topout/shared/domain";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { foldInSql } from "./folded-text.ts";

/** Latin, Greek, Cyrillic, punctuation, kana, ideographs, hangul, full-width forms and emoji. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x3000, 0x30ff],
  [0x4e00, 0x4fff],
  [0xac00, 0xacff],
  [0xff01, 0xff5e],
  [0x1f600, 0x1f64f],
] as const;

const letter = fc
  .oneof(...RANGES.map(([min, max]) => fc.integer({ min, max })))
  .map((code) => String.fromCodePoint(code));
const texts = fc.array(fc.string({ unit: letter, maxLength: 40 }), { minLength: 1, maxLength: 50 });

test("the database folds texts like the search", async () => {
  const { db } = await createTestApi();

  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const { rows } = await db.execute<{ folded: string }>(sql`
        select ${foldInSql(sql`value`)} as folded
        from unnest(${sql.param(values)}::text[]) with ordinality as list(value, position) order by position`);

      expect(rows.map(({ folded }) => folded)).toEqual(values.map(foldText));
    }),
    { examples: [[["İSTANBUL ΟΔΟΣ ĲSSEL ﬁn ẞ Œuvre Þór"]]] },
  );
});
