import type { Layout } from "@topout/shared/contract";
import type { Pool } from "pg";

export const ROUTE_COUNT = 5_000;

const layout: Layout = {
  lines: [
    {
      style: "wall",
      joined: false,
      points: [
        { x: -96, y: 120 },
        { x: -96, y: -120 },
        { x: 96, y: -120 },
        { x: 96, y: 120 },
      ],
    },
    {
      style: "mat",
      joined: true,
      points: [
        { x: -70, y: -95 },
        { x: 70, y: -95 },
        { x: 70, y: 95 },
        { x: -70, y: 95 },
      ],
    },
  ],
  areas: [
    {
      name: "The Slab",
      joined: true,
      style: "mat",
      color: "#c8d6dc80",
      points: [
        { x: -96, y: -120 },
        { x: 96, y: -120 },
        { x: 96, y: -96 },
        { x: -96, y: -96 },
      ],
    },
  ],
};

/** Inserts a gym with one circuit. Its current set has all routes, evenly distributed over the map. */
export async function insertLargeGym(pool: Pool): Promise<{ readonly gymId: string }> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into gyms (id, name, location, about, layout)
     values (gen_random_uuid(), 'Gritworks Leeds', 'Leeds', '', $1) returning id`,
    [layout],
  );
  await pool.query(
    `insert into circuits (id, gym_id, name, color)
     select gen_random_uuid(), id, 'Purple', 'violet' from gyms`,
  );
  await pool.query(
    `insert into sets (id, circuit_id, date)
     select gen_random_uuid(), id, now() - interval '1 month' from circuits`,
  );
  await pool.query(
    `insert into routes (id, set_id, name, grade, location, style, x, y)
     select gen_random_uuid(), sets.id, 'P' || n, '6a+', 'The Slab', 'Slab, Crimp',
       n * 0.7548776662 % 1 * 190 - 95, n * 0.5698402910 % 1 * 240 - 120
     from sets, generate_series(1, ${ROUTE_COUNT}) as n`,
  );
  await pool.query("vacuum analyze");
  return { gymId: rows[0]?.id ?? "" };
}

/** Inserts climbs for every user: sends on a fifth of the routes, attempts on another fifth, and a few projects. */
export async function insertClimbs(pool: Pool): Promise<void> {
  await pool.query(
    `insert into activities (id, user_id, gym_id, day, time)
     select gen_random_uuid(), users.id, gyms.id, now()::date, now() from users, gyms`,
  );
  await pool.query(
    `insert into climbs (id, route_id, user_id, activity_id, sent, time)
     select gen_random_uuid(), routes.id, user_id, case when sent then activities.id end, sent, time
     from activities, routes, lateral (select right(name, 1) in ('0', '5') as sent)
     where sent or right(name, 1) in ('1', '6')`,
  );
  await pool.query(
    `insert into projects (user_id, route_id)
     select users.id, routes.id from users, routes where right(name, 2) = '42'`,
  );
}
