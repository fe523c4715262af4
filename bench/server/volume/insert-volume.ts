import type { Pool } from "pg";

export const FEED_ACCOUNTS = 10;
/** The sends that the limit of 600 an hour allows one account in a day. */
export const SENDS_PER_DAY = 14_400;
export const ROUTES_PER_GYM = 1_000;

/** Inserts one gym with one area. Its routes are on 20 sets. */
export async function insertGym(pool: Pool): Promise<{ readonly gymId: string }> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into gyms (id, name, location, about, layout)
     values (gen_random_uuid(), 'Gritworks Leeds', 'Leeds', '', '{"lines": [], "areas": []}') returning id`,
  );
  await pool.query(`insert into circuits (id, gym_id, name, color)
    select gen_random_uuid(), id, 'Purple', 'violet' from gyms`);
  await pool.query(`insert into sets (id, circuit_id, date)
    select gen_random_uuid(), id, now() - n * interval '1 month' from circuits, generate_series(1, 20) as n`);
  await pool.query(
    `insert into routes (id, set_id, name, grade, location, style, x, y)
     select gen_random_uuid(), sets.id, 'P' || n, '6a+', 'The Cave', 'Slab, Crimp', 0, 0
     from sets, generate_series(1, $1::int) as n`,
    [ROUTES_PER_GYM / 20],
  );
  return { gymId: rows[0]?.id ?? "" };
}

/** Inserts a day on which ten new accounts send routes of the gym, one after the other. */
export async function insertDay(pool: Pool, sendsPerAccount: number): Promise<void> {
  const name = `climber-${sendsPerAccount}`;
  await pool.query(
    `insert into users (id, username, email, password_hash)
     select gen_random_uuid(), $1 || '-' || n, $1 || '-' || n || '@bench.example', 'none'
     from generate_series(1, $2::int) as n`,
    [name, FEED_ACCOUNTS],
  );
  await pool.query(
    `insert into activities (id, user_id, gym_id, day, time)
     select gen_random_uuid(), users.id, gyms.id, now(), now() from users, gyms where username like $1 || '-%'`,
    [name],
  );
  await insertSends(pool, { name, count: sendsPerAccount, interval: "6 seconds" });
}

/** Inserts sends of an account in one day's activity, over all routes of the gym and the last 12 months. */
export async function insertYear(pool: Pool, name: string, count: number): Promise<void> {
  await pool.query(
    `insert into users (id, username, email, password_hash)
     values (gen_random_uuid(), $1 || '-1', $1 || '@bench.example', 'none')`,
    [name],
  );
  await pool.query(
    `insert into activities (id, user_id, gym_id, day, time)
     select gen_random_uuid(), users.id, gyms.id, now() - interval '1 year', now() - interval '1 year'
     from users, gyms where username = $1 || '-1'`,
    [name],
  );
  await insertSends(pool, { name, count, interval: `${(365 * 86_400) / count} seconds` });
}

interface Sends {
  readonly name: string;
  readonly count: number;
  readonly interval: string;
}

async function insertSends(pool: Pool, { name, count, interval }: Sends): Promise<void> {
  await pool.query(
    `with numbered as (select id, row_number() over (order by id) - 1 as n, count(*) over () as total from routes)
     insert into climbs (id, route_id, user_id, activity_id, sent, time)
     select gen_random_uuid(), numbered.id, activities.user_id, activities.id, true, now() - send * $3::interval
     from activities join users on users.id = activities.user_id and username like $1 || '-%',
       generate_series(0, $2::int - 1) as send
       join numbered on numbered.n = (send * 7919) % numbered.total`,
    [name, count, interval],
  );
  await pool.query("vacuum analyze");
}

/** Inserts gyms with layouts of about 120 KB. */
export async function insertLargeGyms(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `insert into gyms (id, name, location, about, layout)
     select gen_random_uuid(), 'Gym ' || gym, 'Leeds', '', jsonb_build_object('areas', '[]'::jsonb, 'lines',
       (select jsonb_agg(jsonb_build_object('style', 'wall', 'joined', true, 'points',
         (select jsonb_agg(jsonb_build_object('x', random() * 200 - 100, 'y', random() * 250 - 125))
          from generate_series(1, 100) as point where line + gym > 0)))
        from generate_series(1, 24) as line where gym > 0))
     from generate_series(1, $1::int) as gym`,
    [count],
  );
}
