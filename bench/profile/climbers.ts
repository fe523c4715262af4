import type { Pool } from "pg";

/** One set for each month. */
const SET_COUNT = 80;
const ROUTES_PER_SET = 63;

/** Inserts a gym with one circuit and a set for each month. The newest set is the current one. */
export async function insertGymWithOldSets(pool: Pool): Promise<{ readonly gymId: string }> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into gyms (id, name, location, about, layout)
     values (gen_random_uuid(), 'Gritworks Leeds', 'Leeds', '', '{"lines": [], "areas": []}') returning id`,
  );
  await pool.query(
    `insert into circuits (id, gym_id, name, color)
     select gen_random_uuid(), id, 'Purple', 'violet' from gyms`,
  );
  await pool.query(
    `insert into sets (id, circuit_id, date)
     select gen_random_uuid(), id, now() - age * interval '1 month'
     from circuits, generate_series(0, ${SET_COUNT - 1}) as age`,
  );
  await pool.query(
    `insert into routes (id, set_id, name, grade, location, style, x, y)
     select gen_random_uuid(), sets.id, 'P' || n, '6a+', 'Wall ' || n % 12, 'Slab, Crimp', n, n
     from sets, generate_series(1, ${ROUTES_PER_SET}) as n`,
  );
  return { gymId: rows[0]?.id ?? "" };
}

export interface Climber {
  readonly username: string;
  readonly sends: number;
  /** The age of the newest set with sends of this climber. */
  readonly newestSetAgeMonths: number;
}

/**
 * Inserts one send of a user per route. Starts with the set that is `newestSetAgeMonths` old, and continues with older
 * sets. All sends of a set are on the same day.
 */
export async function insertSends(pool: Pool, { username, sends, newestSetAgeMonths }: Climber) {
  await pool.query(
    `insert into activities (id, user_id, gym_id, day, time)
     select gen_random_uuid(), users.id, gyms.id, sets.date::date, sets.date + interval '1 hour'
     from users, gyms, (select * from sets order by date desc offset $2) as sets
     where username = $1`,
    [username, newestSetAgeMonths],
  );
  await pool.query(
    `insert into climbs (id, route_id, user_id, activity_id, sent, time)
     select gen_random_uuid(), routes.id, users.id, activities.id, true, activities.time
     from users
     join activities on activities.user_id = users.id
     join sets on sets.date::date = activities.day
     join routes on routes.set_id = sets.id
     where username = $1
     order by sets.date desc
     limit $2`,
    [username, sends],
  );
}
