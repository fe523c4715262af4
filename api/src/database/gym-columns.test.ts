import { eq } from "drizzle-orm";
import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";

import { createEmptyDatabase } from "../testing/database.ts";
import { createTestApi } from "../testing/index.ts";
import { migrateTo } from "../testing/migrate-to.ts";
import { migrate } from "./migrate.ts";
import { circuits, routes, sets } from "./schema.ts";

const GYM = "0192f0c1-7a00-7000-8000-000000000001";
const CIRCUITS = ["0192f0c1-7a00-7000-8000-000000000002", "0192f0c1-7a00-7000-8000-000000000003"];
const BATCH_SIZE = 1_000;

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Inserts routes alternately into the sets of two circuits, as a program of the previous version does. */
async function insertRoutes(client: Client, first: number, last: number): Promise<void> {
  await client.query(`
    insert into gyms (id, name, location, about, layout)
    values ('${GYM}', 'Gritworks', 'Leeds', '', '{"lines":[],"areas":[]}') on conflict do nothing`);
  for (const id of CIRCUITS) {
    await client.query(`
      insert into circuits (id, gym_id, name, color) values ('${id}', '${GYM}', 'Green', 'green') on conflict do nothing;
      insert into sets (id, circuit_id, date) values ('${id}', '${id}', now()) on conflict do nothing`);
  }
  await client.query(
    `insert into routes (id, set_id, name, grade, location, style, x, y)
     select lpad(n::text, 32, '0')::uuid, ($1::uuid[])[1 + n % 2], 'R', '', '', '', 0, 0
     from generate_series($2::int, $3::int) as n`,
    [CIRCUITS, first, last],
  );
}

/** Counts the routes whose columns are empty, and those whose columns are not the ones of their set. */
async function countRoutes(client: Client) {
  const { rows } = await client.query(`
    select count(*)::int as routes, count(*) filter (where routes.gym_id is null)::int as empty,
      count(*) filter (where routes.gym_id <> circuits.gym_id or routes.circuit_id <> sets.circuit_id)::int as wrong
    from routes join sets on sets.id = set_id join circuits on circuits.id = sets.circuit_id`);
  return rows[0];
}

test("the fill commits batches, and continues after an interruption", async () => {
  const url = await createEmptyDatabase();
  const client = await connect(url);
  await migrateTo(url, "route_gym");
  await insertRoutes(client, 1, 2 * BATCH_SIZE + 1);
  await migrateTo(url, "fill_route_gym");
  const setter = await connect(url);
  await setter.query("begin");
  await setter.query(`select from routes where id = '${"0".repeat(28)}1500' for update`);

  const interrupted = migrate(url);
  interrupted.catch(() => undefined);
  const findFill = async () => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).toHaveLength(1);
    return rows[0]?.pid;
  };
  const pid = await vi.waitFor(findFill, { timeout: 10_000 });
  expect(await countRoutes(client)).toEqual({ routes: 2_001, empty: 1_001, wrong: 0 });
  await client.query("select pg_cancel_backend($1)", [pid]);
  await expect(interrupted).rejects.toThrow("canceling statement");
  await setter.query("rollback");

  await migrate(url);

  expect(await countRoutes(client)).toEqual({ routes: 2_001, empty: 0, wrong: 0 });
});

test("a program of the previous version adds routes before, during and after the fill", async () => {
  const url = await createEmptyDatabase();
  const client = await connect(url);
  await migrateTo(url, "route_gym");
  await insertRoutes(client, 1, 2);
  await migrateTo(url, "fill_route_gym");
  await insertRoutes(client, 3, 4);
  expect(await countRoutes(client)).toEqual({ routes: 4, empty: 2, wrong: 0 });

  await migrate(url);

  await insertRoutes(client, 5, 6);
  expect(await countRoutes(client)).toEqual({ routes: 6, empty: 0, wrong: 0 });
});

/** Inserts a send, an attempt and a video of each route, as a program of the previous version does. */
async function insertClimbsAndVideos(client: Client): Promise<void> {
  await client.query(`
    insert into users (id, username, email, password_hash)
    values ('${GYM}', 'ana', 'ana@topout.example', 'a hash') on conflict do nothing;
    insert into activities (id, user_id, gym_id, day, time)
    values ('${GYM}', '${GYM}', '${GYM}', '2026-01-02', '2026-01-02') on conflict do nothing;
    insert into climbs (id, route_id, user_id, activity_id, sent, time)
    select gen_random_uuid(), id, '${GYM}', case when sent then '${GYM}'::uuid end, sent, '2026-01-02'
    from routes, (values (true), (false)) as kinds (sent);
    insert into videos (id, route_id, user_id, original)
    select gen_random_uuid(), id, '${GYM}', 'file' from routes`);
}

test("climbs and videos get the gym of their route before, during and after the fill", async () => {
  const url = await createEmptyDatabase();
  const client = await connect(url);
  const count = async () => {
    const { rows } = await client.query(`
      select count(*)::int as rows, count(*) filter (where rows.gym_id is null)::int as empty,
        count(*) filter (where rows.gym_id <> routes.gym_id)::int as wrong
      from (select route_id, gym_id from climbs union all select route_id, gym_id from videos) as rows
        join routes on routes.id = route_id`);
    return rows[0];
  };
  const readCounts = async () =>
    (await client.query("select *, xmin from activity_routes order by route_id")).rows;
  await migrateTo(url, "video_gym");
  await insertRoutes(client, 1, 2);
  await insertClimbsAndVideos(client);
  await migrateTo(url, "fill_video_gym");
  await insertClimbsAndVideos(client);
  expect(await count()).toEqual({ rows: 12, empty: 6, wrong: 0 });
  const counts = await readCounts();
  expect(counts).toHaveLength(2);

  await migrate(url);

  // The fill does not count the sends again.
  expect(await readCounts()).toEqual(counts);
  await insertClimbsAndVideos(client);
  expect(await count()).toEqual({ rows: 18, empty: 0, wrong: 0 });
});

test("a route has the circuit of its set, whatever a change writes", async () => {
  const { db, seed } = await createTestApi();
  const gym = await seed.gym();
  const [before, after] = [
    await seed.circuit({ gym_id: gym.id }),
    await seed.circuit({ gym_id: gym.id }),
  ];
  const set = await seed.set({ circuit_id: after.id });
  const route = await seed.route({ set_id: (await seed.set({ circuit_id: before.id })).id });
  expect(route).toMatchObject({ gym_id: gym.id, circuit_id: before.id });

  const update = async (values: Partial<typeof routes.$inferInsert>) =>
    (await db.update(routes).set(values).where(eq(routes.id, route.id)).returning())[0];

  expect(await update({ set_id: set.id })).toMatchObject({ circuit_id: after.id });
  expect(await update({ circuit_id: before.id })).toMatchObject({ circuit_id: after.id });
  expect(await update({ gym_id: before.id })).toMatchObject({ gym_id: gym.id });
});

test("the database rejects moves to another gym, and moves of sets and circuits", async () => {
  const { db, seed } = await createTestApi();
  const { set_id, circuit_id, gym_id } = await seed.route();
  const other = await seed.route();

  const moves = [
    db.update(routes).set({ set_id: other.set_id }).where(eq(routes.set_id, set_id)),
    db.update(sets).set({ circuit_id: other.circuit_id }).where(eq(sets.id, set_id)),
    db.update(circuits).set({ gym_id: other.gym_id }).where(eq(circuits.id, circuit_id)),
  ];

  for (const move of moves) {
    await expect(move).rejects.toMatchObject({ cause: { code: "23000" } });
  }
  expect(await db.select().from(routes).where(eq(routes.gym_id, gym_id))).toHaveLength(1);
});
