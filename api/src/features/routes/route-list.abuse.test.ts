import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { countVisitedRows } from "../../testing/count-visited-rows.ts";
import { createTestApi, readJson } from "../../testing/index.ts";

const CIRCUIT_COUNT = 4_000;
const ROUTES_PER_CIRCUIT = 15;
/** All routes once, because PostgreSQL sorts so few, then the circuits and current sets of the newest 10,000. */
const MAX_VISITED_ROWS = 120_000;

test("the list of all gyms visits only the newest routes to find those on the wall", async () => {
  const api = await createTestApi();
  const gym = await api.seed.gym();
  await api.db.execute(sql`
    with new_circuits as (
      insert into circuits (id, gym_id, name, color)
      select gen_random_uuid(), ${gym.id}, 'Circuit ' || n, 'blue' from generate_series(1, ${CIRCUIT_COUNT}::int) as n
      returning id
    )
    insert into sets (id, circuit_id, name, date)
    select gen_random_uuid(), id, 'Set', '2026-01-01' from new_circuits`);
  await api.db.execute(sql`
    insert into routes (id, set_id, name, grade, location, style, x, y)
    select ('00000000-0000-7000-8000-' || lpad((row_number() over ())::text, 12, '0'))::uuid, sets.id, 'R' || n,
      '6a', 'Cave', 'Slab', 0, 0
    from sets, generate_series(1, ${ROUTES_PER_CIRCUIT}::int) as n`);
  await api.db.execute("analyze");

  // The first read fills the list cache.
  const visitedRows = await countVisitedRows(api.db, async () => {
    const list = await api.fetchAnonymously("/api/routes/get_all?current=true");
    expect(await readJson(list)).toHaveLength(5_000);
  });

  expect(visitedRows).toBeLessThan(MAX_VISITED_ROWS);
});
