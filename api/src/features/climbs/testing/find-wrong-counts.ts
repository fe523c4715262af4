import { sql } from "drizzle-orm";

import type { TestApi } from "../../../testing/index.ts";

const storedCounts = sql`
  select activity_id, route_id as id, sends, time from activity_routes
  union all select activity_id, circuit_id, sends, null from activity_tallies`;

const countedClimbs = sql`
  select activity_id, route_id as id, count(*) as sends, max(time) as time from climbs where sent group by 1, 2
  union all
  select activity_id, sets.circuit_id, count(*), null
  from climbs join routes on routes.id = route_id join sets on sets.id = set_id
  where sent group by 1, 2`;

/** Returns the stored counts that differ from the climbs, and the missing ones. */
export async function findWrongCounts({ db }: Pick<TestApi, "db">) {
  const { rows } = await db.execute(sql`
    (select 'stored' as source, * from ((${storedCounts}) except (${countedClimbs})) as wrong)
    union all (select 'counted', * from ((${countedClimbs}) except (${storedCounts})) as missing)`);
  return rows;
}
