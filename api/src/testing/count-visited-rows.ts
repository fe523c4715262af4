import { Client } from "pg";
import { vi } from "vitest";

import type { Database } from "../database/database.ts";

interface PlanNode {
  /** Includes those of the inner nodes. */
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
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
  db: Pick<Database, "$client">,
  callback: () => Promise<unknown>,
): Promise<number> {
  return sum((await explain(db, callback)).map(countRows));
}

/** Returns how often PostgreSQL reads a block of a table or an index for the statements that run during `callback`. */
export async function countReadBlocks(
  db: Pick<Database, "$client">,
  callback: () => Promise<unknown>,
): Promise<number> {
  const plans = await explain(db, callback);
  return sum(plans.map((plan) => plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]));
}

/** Returns the plans of the statements that run during `callback`. */
async function explain(
  { $client }: Pick<Database, "$client">,
  callback: () => Promise<unknown>,
): Promise<PlanNode[]> {
  const query = vi.spyOn(Client.prototype, "query");
  await callback();
  const statements = (query.mock.calls as unknown as QueryArguments[]).map(toStatement);
  query.mockRestore();
  const plans: PlanNode[] = [];
  for (const { text, values } of statements) {
    // Other statements visit no rows, for example `begin`.
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
    const { rows } = await $client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>({
      text: `explain (analyze, buffers, format json) ${text}`,
      values,
    });
    plans.push(...rows.map((row) => row["QUERY PLAN"][0].Plan));
  }
  return plans;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

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
  sum((node.Plans ?? []).map(countRows));
