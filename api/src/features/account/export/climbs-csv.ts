import { stringify } from "csv-stringify/sync";

import type { ExportedClimb } from "./export-climbs.ts";

const columns = [
  { key: "time", header: "Time (UTC)" },
  { key: "gym_name", header: "Gym" },
  { key: "circuit_name", header: "Circuit" },
  { key: "route_name", header: "Route" },
  { key: "grade", header: "Grade" },
  { key: "location", header: "Location" },
  { key: "style", header: "Style" },
  { key: "result", header: "Result" },
  { key: "tries", header: "Tries" },
  { key: "flash", header: "Flash" },
  { key: "repeat", header: "Repeat" },
];

type CsvClimb = Omit<ExportedClimb, "id" | "route" | "activity">;

/**
 * Formats climbs as CSV (RFC 4180). Adds an apostrophe before values that a spreadsheet would run as a formula. Excel
 * needs the byte order mark to detect UTF-8.
 */
export async function* toClimbsCsv(
  pages: AsyncIterable<readonly CsvClimb[]> | Iterable<readonly CsvClimb[]>,
): AsyncGenerator<string> {
  yield toRows([], { header: true, bom: true });
  for await (const page of pages) yield toRows(page);
}

const toRows = (climbs: readonly CsvClimb[], options = {}): string =>
  stringify(
    climbs.map((climb) => ({
      ...climb,
      result: climb.sent ? "Send" : "Attempt",
      flash: climb.flash ? "Yes" : "",
      repeat: climb.repeat ? "Yes" : "",
    })),
    { columns, record_delimiter: "windows", escape_formulas: true, ...options },
  );
