import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { toClimbsCsv } from "./climbs-csv.ts";

const fieldArbitrary = fc.oneof(
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

const climbArbitrary = fc.record({
  time: fc.constant("2026-01-01T10:00:00.000Z"),
  sent: fc.boolean(),
  flash: fc.boolean(),
  tries: fc.option(fc.integer({ min: 1, max: 99 })),
  repeat: fc.boolean(),
  gym_name: fieldArbitrary,
  circuit_name: fieldArbitrary,
  route_name: fieldArbitrary,
  grade: fieldArbitrary,
  location: fieldArbitrary,
  style: fieldArbitrary,
});
type Climb = typeof climbArbitrary extends fc.Arbitrary<infer T> ? T : never;

const header = [
  "Time (UTC)",
  "Gym",
  "Circuit",
  "Route",
  "Grade",
  "Location",
  "Style",
  "Result",
  "Tries",
  "Flash",
  "Repeat",
];
const getTextFields = (climb: Climb) =>
  [
    climb.gym_name,
    climb.circuit_name,
    climb.route_name,
    climb.grade,
    climb.location,
    climb.style,
  ] as const;

/** Parses the CSV strictly by RFC 4180. */
async function parseCsv(pages: readonly (readonly Climb[])[]) {
  const text = (await Array.fromAsync(toClimbsCsv(pages))).join("");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text.endsWith("\r\n")).toBe(true);
  const [headerRow, ...rows] = parse(text, { bom: true, record_delimiter: "\r\n" });
  expect(headerRow).toEqual(header);
  return rows;
}

describe("toClimbsCsv", () => {
  test("returns every field unchanged, or with a leading apostrophe", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(climbArbitrary, { maxLength: 4 }), { maxLength: 3 }),
        async (pages) => {
          const rows = await parseCsv(pages);

          const expected = pages
            .flat()
            .map((climb) => [
              climb.time,
              ...getTextFields(climb).map((text) => [text, `'${text}`]),
              climb.sent ? "Send" : "Attempt",
              climb.tries === null ? "" : String(climb.tries),
              climb.flash ? "Yes" : "",
              climb.repeat ? "Yes" : "",
            ]);
          expect(rows).toHaveLength(expected.length);
          for (const [index, row] of rows.entries()) {
            for (const [column, value] of row.entries()) {
              expect([expected[index]?.[column]].flat()).toContain(value);
            }
          }
        },
      ),
    );
  });

  test("creates no field that a spreadsheet would run as a formula", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(climbArbitrary, { maxLength: 4 }), async (page) => {
        for (const row of await parseCsv([page])) {
          for (const value of row) expect(value).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        }
      }),
    );
  });

  test("has a header even without climbs", async () => {
    expect(await parseCsv([])).toEqual([]);
    expect(await parseCsv([[]])).toEqual([]);
  });
});
