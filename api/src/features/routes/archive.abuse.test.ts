import { type ArchivePage, MAX_TOTAL } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { gyms } from "../../database/schema.ts";
import { countVisitedRows } from "../../testing/count-visited-rows.ts";
import { createTestApi, readJson } from "../../testing/index.ts";

const ROUTE_COUNT = process.env["FULL_SIZE"] ? 100_000 : 20_000;
const SETTER_COUNT = 20;
/** For a page of 50 routes with their circuits and setters, the number of routes and the list of setters. */
const MAX_VISITED_ROWS = 2_000;

test("the archive visits only the routes of the requested time, one of each setter, and those that it counts", async () => {
  const api = await createTestApi();
  const set = await api.seed.set();
  const [gym] = await api.db.select().from(gyms);
  await api.db.execute(sql`
    with setters as (
      insert into users (id, email, username, password_hash)
      select gen_random_uuid(), n || '@example.com', 'setter' || n, '' from generate_series(1, ${SETTER_COUNT}::int) as n
      returning id
    ), numbered as (select id, row_number() over () as number from setters)
    insert into routes (id, set_id, name, grade, location, style, x, y, status, stripped_at, setter_id)
    select gen_random_uuid(), ${set.id}, 'R' || n, '6a', 'Cave', 'Slab', 0, 0, 'stripped',
      '2026-01-01T00:00:00Z'::timestamptz - n * interval '1 hour', numbered.id
    from generate_series(1, ${ROUTE_COUNT}::int) as n join numbered on numbered.number = 1 + n % ${SETTER_COUNT}::int`);
  await api.db.execute("analyze routes");
  const readSince = (since: string) =>
    api.fetchAnonymously(`/api/gyms/${gym?.id}/archive?since=${since}T00:00:00.000Z`);
  const read = () => readSince("2025-12-30");

  expect((await readJson<ArchivePage>(read())).meta).toMatchObject({
    total: 48,
    setters: { length: SETTER_COUNT },
  });
  expect(await countVisitedRows(api.db, read)).toBeLessThan(MAX_VISITED_ROWS);

  const readAll = () => readSince("2000-01-01");
  expect((await readJson<ArchivePage>(readAll())).meta).toMatchObject({ total: MAX_TOTAL });
  // PostgreSQL visits each counted route, and each again for the limit.
  expect(await countVisitedRows(api.db, readAll)).toBeLessThan(2 * MAX_TOTAL + MAX_VISITED_ROWS);
});
