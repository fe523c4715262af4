import { CIRCUIT_COLORS, CODE_CHARACTERS, CODE_LENGTH } from "@topout/shared/contract";

import { getRowCounts, type Scale } from "./scale.ts";
import { createTravellerStatements } from "./traveller-statements.ts";

/** The first character of a route's code. */
const FIRST_CHARACTERS = CODE_CHARACTERS.replaceAll(/\d/g, "");

/**
 * An expression for the code of the route `n`: its digits in a number system whose digits are the characters. The default
 * of the column searches a free code, which takes long without its index.
 */
const codeExpression = Array.from({ length: CODE_LENGTH }, (_, position) => {
  const characters = position === 0 ? FIRST_CHARACTERS : CODE_CHARACTERS;
  const divisor =
    position === 0 ? 1 : FIRST_CHARACTERS.length * CODE_CHARACTERS.length ** (position - 1);
  return `substr('${characters}', 1 + (n / ${divisor} % ${characters.length})::int, 1)`;
}).join(" || ");

/**
 * Temporary functions. Like the program, they create UUIDv7 ids, which start with a time. They are declared `stable`
 * because they call `extract`, which is stable. PostgreSQL cannot inline an immutable function that calls a stable one.
 */
const createFunctions = ({ setsPerCircuit, routesPerSet }: Scale) => `
  create function pg_temp.create_id(at timestamptz, kind int, n bigint) returns uuid
  language sql stable as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
      || '7' || lpad(to_hex(kind), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid
  $$;
  create function pg_temp.get_user_id(n bigint) returns uuid language sql stable as $$
    select pg_temp.create_id('2024-01-01Z', 1, n)
  $$;
  create function pg_temp.get_gym_id(n bigint) returns uuid language sql stable as $$
    select pg_temp.create_id('2024-01-01Z', 2, n)
  $$;
  create function pg_temp.get_route_id(gym bigint, circuit bigint, age bigint, n bigint) returns uuid
  language sql stable as $$
    select pg_temp.create_id('2024-01-01Z', 3,
      ((gym * ${CIRCUIT_COLORS.length} + circuit) * ${setsPerCircuit} + age) * ${routesPerSet} + n)
  $$;
  create function pg_temp.get_code(n bigint) returns text language sql stable as $$
    select ${codeExpression}
  $$`;

const DAYS = 730;

/** What the triggers would have counted for each row. */
const COUNTS = [
  "insert into feed_clock (at) values (now())",
  "select count_feed_entries(array_agg(id)) from users",
  `insert into activity_routes (activity_id, route_id, sends, time)
   select activity_id, route_id, count(*), max(time) from climbs where sent group by 1, 2 order by 1, 2`,
  `insert into activity_tallies (activity_id, circuit_id, sends)
   select activity_id, circuit_id, sum(sends)
   from activity_routes join routes on routes.id = route_id group by 1, 2 order by 1, 2`,
];

/** Returns statements that fill an empty, migrated database. The rows depend only on the scale and the current day. */
export function createFillStatements(scale: Scale): string[] {
  const { gyms, users, climbers, setsPerCircuit, routesPerSet, usersPerHiddenOne } = scale;
  const counts = getRowCounts(scale);
  const daysBetween = Math.max(1, Math.floor(DAYS / counts.activitiesPerClimber));
  const daysOfSet = Math.ceil(DAYS / setsPerCircuit);
  const insertClimbs = (sent: boolean, count: number) => `
    insert into climbs (id, route_id, gym_id, user_id, activity_id, sent, time)
    select pg_temp.create_id(time, ${sent ? 5 : 6}, n),
      pg_temp.get_route_id(gym, (climber + visit + try * 3) % ${CIRCUIT_COLORS.length}, age / ${daysOfSet}, (climber / 8 + try * 7) % ${routesPerSet}),
      gym_id, user_id, ${sent ? "activity_id" : "null"}, ${sent}, time
    from (
      select visits.*, try, number + try * ${counts.activities} as n,
        first_send + try * interval '7 minutes' + interval '${sent ? 0 : 3} minutes' as time
      from visits, generate_series(0, ${Math.ceil(count / counts.activities) - 1}) as try
    ) as tries
    where n < ${count}`;
  return [
    createFunctions(scale),
    `insert into gyms (id, name, location, about, layout)
     select pg_temp.get_gym_id(n), 'Gym ' || n, 'Town ' || n % 500, '', '{"lines":[],"areas":[]}'
     from generate_series(0, ${gyms - 1}) as n`,
    `insert into circuits (id, gym_id, name, color)
     select pg_temp.create_id('2024-01-01Z', 4, gym * ${CIRCUIT_COLORS.length} + color.n - 1), pg_temp.get_gym_id(gym),
       initcap(color.name), color.name
     from generate_series(0, ${gyms - 1}) as gym,
       unnest(array['${CIRCUIT_COLORS.join("','")}']) with ordinality as color (name, n)`,
    `insert into sets (id, circuit_id, date)
     select pg_temp.create_id('2024-01-01Z', 7, circuit * ${setsPerCircuit} + age),
       pg_temp.create_id('2024-01-01Z', 4, circuit), date_trunc('day', now()) - (age + 1) * ${daysOfSet} * interval '1 day'
     from generate_series(0, ${gyms * CIRCUIT_COLORS.length - 1}) as circuit, generate_series(0, ${setsPerCircuit - 1}) as age`,
    `insert into routes (id, set_id, gym_id, circuit_id, code, name, grade, location, style, x, y)
     select pg_temp.create_id('2024-01-01Z', 3, set * ${routesPerSet} + n), pg_temp.create_id('2024-01-01Z', 7, set),
       pg_temp.get_gym_id(set / ${setsPerCircuit * CIRCUIT_COLORS.length}), pg_temp.create_id('2024-01-01Z', 4, set / ${setsPerCircuit}),
       pg_temp.get_code(set * ${routesPerSet} + n), 'R' || n, '6a+', 'Wall ' || n % 12, 'Slab, Crimp', (set * 7 + n * 11) % 200 - 100, (set * 13 + n * 17) % 250 - 125
     from generate_series(0, ${gyms * CIRCUIT_COLORS.length * setsPerCircuit - 1}) as set, generate_series(0, ${routesPerSet - 1}) as n`,
    `insert into users (id, username, email, password_hash, home_gym, send_visible, profile_visible)
     select pg_temp.get_user_id(n), 'climber-' || n, 'climber-' || n || '@bench.example', 'none', pg_temp.get_gym_id(n % ${gyms}),
       n % ${usersPerHiddenOne} <> 7, n % ${usersPerHiddenOne} <> 3
     from generate_series(0, ${users - 1}) as n`,
    // One visit in seven is in another gym. A user's visits are on different days.
    `create temporary table visits as
     select *, pg_temp.create_id(first_send, 8, number) as activity_id,
       pg_temp.get_user_id(climber) as user_id, pg_temp.get_gym_id(gym) as gym_id
     from (
       select number, climber, visit, age,
         (climber + case when visit % 7 = 6 then visit else 0 end) % ${gyms} as gym,
         date_trunc('day', now()) - age * interval '1 day' - (1 + hashint4(number) & 32767) * interval '1 second' as first_send
       from (
         select number, number % ${climbers} as climber, number / ${climbers} as visit,
           number / ${climbers} * ${daysBetween} + (number % ${climbers}) * 7919 % ${daysBetween} as age
         from generate_series(0, ${counts.activities - 1}) as number
       ) as numbered
     ) as planned`,
    "create unique index on visits (number)",
    "analyze visits",
    `insert into activities (id, user_id, gym_id, day, time, may_be_hidden)
     select activity_id, user_id, gym_id, (first_send at time zone 'UTC')::date, first_send,
       climber % ${usersPerHiddenOne} = 7
     from visits order by first_send`,
    insertClimbs(true, counts.sends),
    insertClimbs(false, counts.attempts),
    `insert into reactions (activity_id, user_id)
     select activity_id, pg_temp.get_user_id((climber + n * 31) % ${users})
     from visits, generate_series(1, 3) as n where (number + n) % 2 = 0 and ${users} > 100`,
    `insert into projects (user_id, route_id)
     select pg_temp.get_user_id(n), pg_temp.get_route_id(n % ${gyms}, n % ${CIRCUIT_COLORS.length}, 0, project)
     from generate_series(0, ${climbers - 1}) as n, generate_series(0, 4) as project`,
    "drop table visits",
    ...createTravellerStatements(scale, daysOfSet),
    ...COUNTS,
  ];
}
