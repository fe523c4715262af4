import { stringify } from "csv-stringify/sync";

import type { ExportedClimb } from "./own-climbs.ts";

const columns = [
  { key: "time", header: "Time (UTC)" },
  { key: "gym_name", header: "Gym" },
  { key: "circuit_name", header: "Circuit" },
  { key: "route_name", header: "Route" },
  { key: "grade", header: "Grade" },
  { key: "location", header: "Location" },
  { key: "style", header: "Style" },
  { key: "result", header: "Result" },
];

type NamedClimb = Omit<ExportedClimb, "id" | "route" | "activity">;

/**
 * A table for spreadsheets, as RFC 4180 has it. What a setter typed might be run as a formula there, so whatever looks
 * like one gets an apostrophe in front; the byte order mark tells Excel that this is UTF-8.
 */
export async function* toClimbsCsv(
  pages: AsyncIterable<readonly NamedClimb[]> | Iterable<readonly NamedClimb[]>,
): AsyncGenerator<string> {
  const begin = { header: true, bom: true };
  yield toRows([], begin);
  for await (const page of pages) yield toRows(page);
}

const toRows = (climbs: readonly NamedClimb[], begin = {}): string =>
  stringify(
    climbs.map((climb) => ({ ...climb, result: climb.sent ? "Send" : "Attempt" })),
    { columns, record_delimiter: "windows", escape_formulas: true, ...begin },
  );
