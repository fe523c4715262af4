import { sql } from "drizzle-orm";
import { expect } from "vitest";

import type { TestApi } from "../../../testing/index.ts";
import { findWrongCounts } from "./find-wrong-counts.ts";

/** Expects every activity to have sends, the time of the first one, and the counts of its climbs. */
export async function expectConsistentActivities(api: Pick<TestApi, "db">): Promise<void> {
  const { rows } = await api.db.execute(sql`
    select activities.id from activities
    left join climbs on climbs.activity_id = activities.id
    group by activities.id
    having count(climbs.id) = 0 or min(climbs.time) <> activities.time`);
  expect(rows).toEqual([]);
  expect(await findWrongCounts(api)).toEqual([]);
}
