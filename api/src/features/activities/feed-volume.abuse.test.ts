import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, test, vi } from "vitest";

import type { TestApi } from "../../testing/index.ts";
import { createFeed, feedPath } from "./testing/create-feed.ts";

const SIZE = process.env["FULL_SIZE"] ? 20_000 : 500;

interface PlanNode {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Adds sends of one route to the only activity. */
const addSends = ({ db }: TestApi, count: number) =>
  db.execute(sql`
    insert into climbs (id, route_id, user_id, activity_id, sent, time)
    select gen_random_uuid(), route_id, user_id, activity_id, true, time
    from (select * from climbs limit 1) as source, generate_series(1, ${count}::int)`);

/** Reads the feed, and returns the number of rows that PostgreSQL visited for it. */
async function countVisitedRows(api: TestApi): Promise<number> {
  const query = vi.spyOn(Client.prototype, "query");
  await api.fetchAnonymously(feedPath);
  const statements = query.mock.calls.map(
    ([config]) => config as unknown as { text: string; values: unknown[] },
  );
  query.mockRestore();
  let rowCount = 0;
  for (const { text, values } of statements) {
    const { rows } = await api.db.$client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>({
      text: `explain (analyze, format json) ${text}`,
      values,
    });
    for (const row of rows) rowCount += countRows(row["QUERY PLAN"][0].Plan);
  }
  return rowCount;
}

const countRows = (node: PlanNode): number =>
  (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"] +
  (node.Plans ?? []).reduce((sum, plan) => sum + countRows(plan), 0);

test("the feed visits about the same rows after thousands of sends of a route in a day", async () => {
  const { api } = await createFeed(1);
  const rowCount = await countVisitedRows(api);
  expect(rowCount).toBeGreaterThan(0);

  await addSends(api, SIZE);

  // Few more, because a plan can visit some rows once more.
  expect(await countVisitedRows(api)).toBeLessThan(rowCount + 20);
});
