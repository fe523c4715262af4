import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { toClimbsCsv } from "./climbs-csv.ts";

const field = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom(
    "=1+1",
    '=HYPERLINK("http://x.example","Open")',
    "+44",
    "-2",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "＝1",
    'a "quoted" name',
    "a,b",
    "two\r\nlines",
    " =1",
    "",
  ),
);

const climb = fc.record({
  time: fc.constant("2026-01-01T10:00:00.000Z"),
  sent: fc.boolean(),
  gym_name: field,
  circuit_name: field,
  route_name: field,
  grade: field,
  location: field,
  style: field,
});
type Climb = typeof climb extends fc.Arbitrary<infer T> ? T : never;

const header = ["Time (UTC)", "Gym", "Circuit", "Route", "Grade", "Location", "Style", "Result"];
const typed = (one: Climb) =>
  [one.gym_name, one.circuit_name, one.route_name, one.grade, one.location, one.style] as const;

/** As a spreadsheet reads it: strictly, by RFC 4180. */
async function readBack(pages: readonly (readonly Climb[])[]) {
  const text = (await Array.fromAsync(toClimbsCsv(pages))).join("");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text.endsWith("\r\n")).toBe(true);
  const [first, ...rows] = parse(text, { bom: true, record_delimiter: "\r\n" });
  expect(first).toEqual(header);
  return rows;
}

describe("the table of climbs", () => {
  test("says what was typed, field by field, whatever was typed", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(climb, { maxLength: 4 }), { maxLength: 3 }),
        async (pages) => {
          const rows = await readBack(pages);

          const expected = pages
            .flat()
            .map((one) => [
              one.time,
              ...typed(one).map((text) => [text, `'${text}`]),
              one.sent ? "Send" : "Attempt",
            ]);
          expect(rows).toHaveLength(expected.length);
          for (const [n, row] of rows.entries()) {
            for (const [column, value] of row.entries()) {
              expect([expected[n]?.[column]].flat()).toContain(value);
            }
          }
        },
      ),
    );
  });

  test("has no field that a spreadsheet would run", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(climb, { maxLength: 4 }), async (page) => {
        for (const row of await readBack([page])) {
          for (const value of row) expect(value).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        }
      }),
    );
  });

  test("has its head also where nothing was climbed", async () => {
    expect(await readBack([])).toEqual([]);
    expect(await readBack([[]])).toEqual([]);
  });
});
