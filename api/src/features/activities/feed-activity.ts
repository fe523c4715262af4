import { type SQL, sql } from "drizzle-orm";

import { hasProfilePhoto } from "../../auth/user-queries.ts";
import { displayOrder } from "../../database/display-order.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { routeJson } from "../../database/route-columns.ts";
import { canSeeProfile } from "../../database/visibility.ts";

/*
 * Parts of the feed query that select the content of the activities in `page`. They limit the size of an activity,
 * regardless of its number of sends and reactions.
 */

const MAX_ROUTES = 60;
const MAX_REACTIONS = 100;

/** Counts the sends of each route of an activity. Rank 1 is the route with the newest send. */
export const routeSendCounts: SQL = sql`
  select climbs.activity_id, climbs.route_id, count(*)::int as sends, max(climbs.time) as time,
    row_number() over (
      partition by climbs.activity_id order by max(climbs.time) desc, climbs.route_id
    ) as rank
  from page join climbs on climbs.activity_id = page.id
  group by climbs.activity_id, climbs.route_id`;

const routesWithCircuits = sql`
  routes
    join sets on sets.id = routes.set_id
    join circuits on circuits.id = sets.circuit_id`;

/** Selects the routes with the newest sends of each activity, with the viewer's climb counts. */
export const selectActivityRoutes = (viewerId: SQL | undefined): SQL => sql`
  select route_send_counts.activity_id, json_agg(
    json_build_object(
      'route', ${routeJson(viewerId && countOwnClimbs(viewerId))},
      'time', ${isoTimestamp(sql`route_send_counts.time`)},
      'sends', route_send_counts.sends
    ) order by route_send_counts.rank
  ) as climbs
  from route_send_counts join (${routesWithCircuits}) on routes.id = route_send_counts.route_id
  where route_send_counts.rank <= ${sql.raw(`${MAX_ROUTES}`)}
  group by route_send_counts.activity_id`;

const countOwnClimbs = (viewerId: SQL) => {
  const count = (condition: SQL) => sql<number>`(
    select count(*)::int from climbs as own
    where own.route_id = routes.id and own.user_id = ${viewerId} and ${condition}
  )`;
  return { sends: count(sql`own.sent`), attempts: count(sql`not own.sent`) };
};

/** Counts all sends of each activity, in total and by circuit. */
export const circuitTallies: SQL = sql`
  select by_circuit.activity_id, sum(by_circuit.sends)::int as num_sends, json_agg(
    json_build_object(
      'circuit_id', circuits.id,
      'name', circuits.name,
      'color', circuits.color,
      'sends', by_circuit.sends
    ) order by ${displayOrder}
  ) as tallies
  from (
    select route_send_counts.activity_id, sets.circuit_id, sum(route_send_counts.sends)::int as sends
    from route_send_counts
      join routes on routes.id = route_send_counts.route_id
      join sets on sets.id = routes.set_id
    group by route_send_counts.activity_id, sets.circuit_id
  ) as by_circuit
  join circuits on circuits.id = by_circuit.circuit_id
  group by by_circuit.activity_id`;

/** Selects the newest reactions of users with a visible profile, and always the viewer's own reaction. */
export const selectReactors = (viewerId: SQL): SQL => sql`
  select activity_id, json_agg(
    json_build_object('id', id, 'username', username, 'has_profile_photo', has_profile_photo)
    order by created_at desc, id
  ) as users
  from (
    select reactions.activity_id, reactions.created_at,
      users.id, users.username, ${hasProfilePhoto} as has_profile_photo,
      row_number() over (
        partition by reactions.activity_id
        order by users.id is not distinct from ${viewerId} desc, reactions.created_at desc, users.id
      ) as rank
    from page
      join reactions on reactions.activity_id = page.id
      join users on users.id = reactions.user_id and ${canSeeProfile(viewerId)}
  ) as visible
  where rank <= ${sql.raw(`${MAX_REACTIONS}`)}
  group by activity_id`;

export const activityJson: SQL = sql`json_build_object(
  'id', activities.id,
  'user', users.id,
  'username', users.username,
  'has_profile_photo', ${hasProfilePhoto},
  'gym_id', activities.gym_id,
  'time', ${isoTimestamp(sql`activities.time`)},
  'climbs', activity_routes.climbs,
  'num_sends', tallies.num_sends,
  'tallies', tallies.tallies,
  'reactions', coalesce(reactors.users, '[]'::json),
  'num_reactions', (select count(*)::int from reactions where activity_id = activities.id)
)`;
