import { Client } from "pg";
import { vi } from "vitest";

import type { Database } from "../database/database.ts";

interface PlanNode {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Join Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The arguments of `query`, which has several overloads. */
type QueryArguments = readonly [
  config: string | { readonly text: string; readonly values?: unknown[] },
  values: unknown,
];

/** Returns the number of rows that PostgreSQL visits for the statements that run during `callback`. */
export async function countVisitedRows(
  { $client }: Pick<Database, "$client">,
  callback: () => Promise<unknown>,
): Promise<number> {
  const query = vi.spyOn(Client.prototype, "query");
  await callback();
  const statements = (query.mock.calls as unknown as QueryArguments[]).map(toStatement);
  query.mockRestore();
  let rowCount = 0;
  for (const { text, values } of statements) {
    // Other statements visit no rows, for example `begin`.
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
    const { rows } = await $client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>({
      text: `explain (analyze, format json) ${text}`,
      values,
    });
    for (const row of rows) rowCount += countRows(row["QUERY PLAN"][0].Plan);
  }
  return rowCount;
}

function toStatement([config, values]: QueryArguments) {
  const { text, values: configValues = [] } =
    typeof config === "string" ? { text: config } : config;
  return { text, values: Array.isArray(values) ? values : configValues };
}

const countRows = (node: PlanNode): number =>
  (node["Actual Rows"] +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Join Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0)) *
    node["Actual Loops"] +
  (node.Plans ?? []).reduce((sum, plan) => sum + countRows(plan), 0);
