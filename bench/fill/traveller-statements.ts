import { CIRCUIT_COLORS } from "@topout/shared/contract";

import type { Scale } from "./scale.ts";

/** A climber with 50,000 sends and 1,000 projects in 500 gyms, or in all if there are fewer. */
export const TRAVELLER = "traveller";

const MAX_GYMS = 500;
const VISITS_PER_GYM = 20;
const DAYS_BETWEEN_VISITS = 36;
const SENDS_PER_VISIT = 5;
const PROJECTS_PER_GYM = 2;

/** Needs the functions of {@link createFillStatements}, and the routes. */
export function createTravellerStatements(scale: Scale, daysOfSet: number): string[] {
  const gyms = Math.min(MAX_GYMS, scale.gyms);
  const circuitCount = CIRCUIT_COLORS.length;
  return [
    `insert into users (id, username, email, password_hash)
     values (pg_temp.get_user_id(${scale.users}), '${TRAVELLER}', '${TRAVELLER}@bench.example', 'none')`,
    `create temporary table travels as
     select gym, visit, age, date_trunc('day', now()) - age * interval '1 day' as first_send,
       pg_temp.create_id('2024-01-01Z', 9, visit * ${gyms} + gym) as activity_id
     from (
       select gym, visit, 1 + visit * ${DAYS_BETWEEN_VISITS} + gym % ${DAYS_BETWEEN_VISITS} as age
       from generate_series(0, ${gyms - 1}) as gym, generate_series(0, ${VISITS_PER_GYM - 1}) as visit
     ) as planned`,
    `insert into activities (id, user_id, gym_id, day, time)
     select activity_id, pg_temp.get_user_id(${scale.users}), pg_temp.get_gym_id(gym), (first_send at time zone 'UTC')::date, first_send
     from travels`,
    `insert into climbs (id, route_id, gym_id, user_id, activity_id, sent, time)
     select pg_temp.create_id('2024-01-01Z', 10, (visit * ${gyms} + gym) * ${SENDS_PER_VISIT} + try),
       pg_temp.get_route_id(gym, (visit + try * 3) % ${circuitCount}, age / ${daysOfSet}, try % ${scale.routesPerSet}),
       pg_temp.get_gym_id(gym), pg_temp.get_user_id(${scale.users}), activity_id, true, first_send + try * interval '7 minutes'
     from travels, generate_series(0, ${SENDS_PER_VISIT - 1}) as try`,
    `insert into projects (user_id, route_id)
     select pg_temp.get_user_id(${scale.users}), pg_temp.get_route_id(gym, gym % ${circuitCount}, 0, project)
     from generate_series(0, ${gyms - 1}) as gym, generate_series(0, ${PROJECTS_PER_GYM - 1}) as project`,
    "drop table travels",
  ];
}
