import { expect } from "vitest";

import type { Row, Rows } from "./read-rows.ts";

interface Area {
  readonly code?: string;
}

interface Change {
  /** The migration that changes the rows. */
  readonly tag: string;
  readonly table: string;
  /** Returns the row after the migration. */
  readonly change: (row: Row) => Row;
}

const anyCode: unknown = expect.stringMatching(/^[2-9B-Z]{6}$/);

/** All existing rows that a migration changes. */
const CHANGES: readonly Change[] = [
  {
    tag: "0002_feed_places",
    table: "activities",
    change: (row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => column !== "created_at")),
  },
  {
    tag: "0005_gym_time_zones",
    table: "gyms",
    change: (row) => ({ ...row, time_zone: row["time_zone"] === "UTC" ? null : row["time_zone"] }),
  },
  {
    tag: "0063_fill_codes",
    table: "routes",
    change: (row) => (row["code"] === null ? { ...row, code: anyCode } : row),
  },
  {
    tag: "0063_fill_codes",
    table: "gyms",
    change: (row) => ({ ...row, layout: addCodes(row["layout"] as { areas: readonly Area[] }) }),
  },
];

/** The codes of areas that had none are new rows. */
const TABLES_WITH_NEW_ROWS: Readonly<Record<string, string>> = { area_codes: "0063_fill_codes" };

const DROPPED_TABLES: Readonly<Record<string, string>> = { past_places: "0012_drop_past_places" };

const addCodes = (layout: { readonly areas: readonly Area[] }) => ({
  ...layout,
  areas: layout.areas.map((area) => ({ ...area, code: area.code ?? anyCode })),
});

/**
 * Expects each row to be there after an upgrade, with the values of all of its columns, and no others in these tables.
 * Returns the number of rows.
 * @param missing The migrations of the upgrade.
 */
export function expectPreservedRows(
  before: Rows,
  after: Rows,
  missing: ReadonlySet<string>,
): number {
  let count = 0;
  for (const [table, rows] of before) {
    if (missing.has(DROPPED_TABLES[table] ?? "")) continue;
    const changes = CHANGES.filter((change) => change.table === table && missing.has(change.tag));
    const rowsAfter = after.get(table) ?? new Map<string, Row>();
    if (!missing.has(TABLES_WITH_NEW_ROWS[table] ?? "")) {
      expect({ table, rows: rowsAfter.size }).toEqual({ table, rows: rows.size });
    }
    for (const [key, row] of rows) {
      const expected = changes.reduce((changed, { change }) => change(changed), row);
      expect({ table, row: rowsAfter.get(key) }).toEqual({
        table,
        row: expect.objectContaining(expected),
      });
      count += 1;
    }
  }
  return count;
}
