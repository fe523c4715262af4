import { CIRCUIT_COLORS } from "@topout/shared/contract";
import type { Pool } from "pg";

/** As many rows as a busy gym has after a few years. */
export const ROW_COUNTS = {
  climbers: 400,
  routes: 500,
  activities: 10_000,
  climbs: 50_000,
} as const;

/** Inserts a gym into an empty, migrated database. Each activity has five sends, and bumps from 1 % of users. */
export async function insertGym(pool: Pool): Promise<{ readonly gymId: string }> {
  const { rows } = await pool.query<{ id: string }>(`
    insert into gyms (id, name, location, about, layout)
    values (gen_random_uuid(), 'Gritworks Leeds', 'Leeds', '', '{"lines":[],"areas":[]}') returning id`);
  const gymId = rows[0]?.id ?? "";
  for (const statement of statements) await pool.query(statement);
  await pool.query("vacuum analyze");
  return { gymId };
}

const statements = [
  `insert into circuits (id, gym_id, name, color)
   select gen_random_uuid(), gyms.id, initcap(color), color
   from gyms, unnest(array['${CIRCUIT_COLORS.join("','")}']) as color`,
  `insert into sets (id, circuit_id, date)
   select gen_random_uuid(), id, now() - interval '1 month' from circuits`,
  `insert into routes (id, set_id, name, grade, location, style, x, y)
   select gen_random_uuid(), (array(select id from sets order by id))[1 + n % ${CIRCUIT_COLORS.length}],
     'G' || n, '6a+', 'The Cave', 'Slab, Crimp', n % 200 - 100, n % 250 - 125
   from generate_series(1, ${ROW_COUNTS.routes}) as n`,
  `insert into users (id, username, email, password_hash, send_visible, profile_visible)
   select gen_random_uuid(), 'climber-' || n, 'climber-' || n || '@bench.example', 'none', n % 20 > 0, n % 15 > 0
   from generate_series(1, ${ROW_COUNTS.climbers}) as n`,
  `insert into activities (id, user_id, gym_id, day, time)
   select gen_random_uuid(), (array(select id from users order by username))[1 + n % ${ROW_COUNTS.climbers}], gyms.id,
     (now() - n / ${ROW_COUNTS.climbers} * interval '1 day')::date, now() - n * interval '3 minutes'
   from gyms, generate_series(1, ${ROW_COUNTS.activities}) as n`,
  // The factor, a prime, spreads the sends of an activity over the routes.
  `insert into climbs (id, route_id, user_id, activity_id, sent, time)
   select gen_random_uuid(), (array(select id from routes order by name))[1 + (n * 7919 + activity_index) % ${ROW_COUNTS.routes}],
     user_id, id, true, time + n * interval '5 minutes'
   from (select *, row_number() over (order by time) as activity_index from activities) as activities,
     generate_series(0, ${ROW_COUNTS.climbs / ROW_COUNTS.activities - 1}) as n`,
  "select enter_feed()",
  `insert into reactions (activity_id, user_id)
   select activities.id, users.id from activities, users
   where hashtext(activities.id::text || users.id) % 100 = 0`,
];
