import { sql } from "drizzle-orm";
import { expect } from "vitest";

import type { TestApi } from "../../../testing/index.ts";

/** Expects every activity to have sends, and the time of the first one. */
export async function expectConsistentActivities({ db }: TestApi): Promise<void> {
  const { rows } = await db.execute(sql`
    select activities.id from activities
    left join climbs on climbs.activity_id = activities.id
    group by activities.id
    having count(climbs.id) = 0 or min(climbs.time) <> activities.time`);
  expect(rows).toEqual([]);
}
