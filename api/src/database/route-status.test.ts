import { Client } from "pg";
import { expect, test } from "vitest";

import type { Route, RouteSet } from "@topout/shared/contract";

import { createEmptyDatabase } from "../testing/database.ts";
import { createTestApi, readJson } from "../testing/index.ts";
import { migrateTo } from "../testing/migrate-to.ts";
import { startSecondInstance } from "../testing/start-second-instance.ts";
import { migrate } from "./migrate.ts";

const GYM = "0192f0c1-7a00-7000-8000-000000000001";
const USER = "0192f0c1-7a00-7000-8000-000000000002";
const OLD = "0192f0c1-7a00-7000-8000-000000000003";
const CURRENT = "0192f0c1-7a00-7000-8000-000000000004";

/** Inserts a circuit with two sets of one route each, and a send, an attempt and a project on both, as version 1.0 does. */
async function insertWall(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      insert into gyms (id, name, location, about, layout)
      values ('${GYM}', 'Gritworks', 'Leeds', '', '{"lines":[],"areas":[]}');
      insert into circuits (id, gym_id, name, color) values ('${GYM}', '${GYM}', 'Green', 'green');
      insert into sets (id, circuit_id, date)
      values ('${OLD}', '${GYM}', '2025-10-01'), ('${CURRENT}', '${GYM}', '2025-12-01');
      insert into routes (id, set_id, name, grade, location, style, x, y)
      select id, id, 'G1', '6a', 'Cave', 'Slab', 0, 0 from sets;
      insert into users (id, username, email, password_hash)
      values ('${USER}', 'ana', 'ana@topout.example', 'a hash');
      insert into activities (id, user_id, gym_id, day, time)
      values ('${GYM}', '${USER}', '${GYM}', '2025-12-02', '2025-12-02');
      insert into climbs (id, route_id, user_id, activity_id, sent, time)
      select gen_random_uuid(), routes.id, '${USER}', case when sent then '${GYM}'::uuid end, sent, '2025-12-02'
      from routes, (values (true), (false)) as kinds (sent);
      insert into projects (user_id, route_id) select '${USER}', id from routes`);
  } finally {
    await client.end();
  }
}

test("the routes of earlier sets are live, and not on the wall, with their climbs", async () => {
  const url = await createEmptyDatabase();
  await migrateTo(url, "memberships");
  await insertWall(url);

  await migrate(url);

  const { storage, uploadsDir } = await createTestApi();
  const fetch = await startSecondInstance({ url, storage, uploadsDir });
  const read = <T>(path: string) => readJson<T>(fetch(`/api/${path}`));
  const listIds = async (path: string) => (await read<{ id: string }[]>(path)).map(({ id }) => id);
  expect(await listIds(`routes/get_all?gym_id=${GYM}&current=true`)).toEqual([CURRENT]);
  for (const id of [OLD, CURRENT]) {
    expect(await read<Route>(`routes/${id}`)).toMatchObject({
      status: "live",
      set_id: id,
      stripped_at: null,
      leaves_on: null,
      reset_id: null,
      climb_count: 1,
    });
  }
  expect((await listIds(`routes/get_all?gym_id=${GYM}`)).toSorted()).toEqual([OLD, CURRENT]);
  expect((await read<RouteSet[]>(`sets/${GYM}`)).map(({ id }) => id).toSorted()).toEqual([
    OLD,
    CURRENT,
  ]);
  expect(await read(`gyms/${GYM}/archive`)).toMatchObject({ data: [] });
  expect(await read("users/get_climbs/ana")).toHaveLength(4);
  expect(await read("users/get_stats/ana")).toMatchObject({ total_sends: 2 });
});
