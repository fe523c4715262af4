import { getTableColumns, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";

import * as schema from "../../../database/schema.ts";
import { createTestApi } from "../../../testing/index.ts";
import { createFullAccount } from "../testing/create-full-account.ts";
import { download, getJson } from "../testing/download-export.ts";
import {
  EXPORTED_COLUMNS,
  LEFT_OUT_ACCOUNT_COLUMNS,
  LEFT_OUT_COLUMNS,
  OTHER_ID_COLUMNS,
} from "../testing/exported-columns.ts";

/** Returns the columns with a foreign key to the users, and those with ids that have no foreign key at all. */
function findIdColumns(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const tablesByColumn = new Map(
    foreignKeys.map((key) => {
      const { columns: sources, foreignTable } = key.reference();
      return [sources[0]?.name, foreignTable] as const;
    }),
  );
  return columns
    .filter((column) => {
      const target = tablesByColumn.get(column.name);
      const isRowId = column.primary && !target;
      return column.getSQLType().startsWith("uuid") && !isRowId
        ? (target ?? schema.users) === schema.users
        : false;
    })
    .map((column) => `${name}.${column.name}`);
}

describe("the export", () => {
  test("has a decision for each column that refers to a user", () => {
    const columns = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap(findIdColumns);

    const decided = { ...EXPORTED_COLUMNS, ...LEFT_OUT_COLUMNS, ...OTHER_ID_COLUMNS };
    expect(columns.toSorted()).toEqual(Object.keys(decided).toSorted());
  });

  test("contains the rows of each column that it must have", async () => {
    const api = await createTestApi();
    const { user, fetch } = await createFullAccount(api);

    const files = await download(fetch);

    for (const [column, file] of Object.entries(EXPORTED_COLUMNS)) {
      const [table = "", name = ""] = column.split(".");
      const { rows } = await api.db.execute(
        sql`select from ${sql.identifier(table)} where ${sql.identifier(name)} = ${user.id}`,
      );
      expect({ column, hasRow: rows.length > 0 }).toEqual({ column, hasRow: true });
      expect({ file, entries: getJson(files, file) }).toEqual({
        file,
        entries: expect.arrayContaining([expect.any(Object)]),
      });
    }
  });

  test("contains each column of the account", async () => {
    const { fetch } = await (await createTestApi()).signIn();

    const account = getJson(await download(fetch), "account.json") as object;

    const names = Object.keys(getTableColumns(schema.users));
    expect(names.filter((name) => !(name in account)).toSorted()).toEqual(
      Object.keys(LEFT_OUT_ACCOUNT_COLUMNS).toSorted(),
    );
  });
});
