import { type SQL, sql } from "drizzle-orm";

import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";
import { displayOrder } from "../../queries/display-order.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { isCircuitOfRoute, routeJson } from "../../queries/route-columns.ts";
import { canSeeProfile } from "../../queries/visibility.ts";

/*
 * Parts of the feed query that select the content of the activities in `page`. They limit the size of an activity,
 * regardless of its number of sends and reactions.
 */

const MAX_ROUTES = 60;
const MAX_REACTIONS = 100;

/** Selects the routes with the newest sends of each activity. */
export const newestRoutes: SQL = sql`
  select newest.* from page cross join lateral (
    select activity_id, route_id, sends, time from activity_routes
    where activity_id = page.id
    order by time desc, route_id desc
    limit ${sql.raw(`${MAX_ROUTES}`)}
  ) as newest`;

/** Selects each of these routes once, with the viewer's climb counts. */
export const selectRouteDetails = (viewerId: SQL | undefined): SQL => sql`
  select routes.id, routes.name, routes.grade, ${routeJson(viewerId && countOwnClimbs(viewerId))} as route
  from routes
    join circuits on ${isCircuitOfRoute}
  where routes.id in (select route_id from newest_routes)`;

/** Reads a send only if the route has former names. */
const formerNameOfLastSend = sql`(
  select name, grade from former_route_names
  where route_id = newest_routes.route_id and until > (
    select climbs.created_at from climbs
    where climbs.activity_id = newest_routes.activity_id and climbs.route_id = former_route_names.route_id
    order by climbs.time desc, climbs.id desc limit 1
  )
  order by until limit 1
) as former`;

export const selectActivityClimbs: SQL = sql`
  select activity_id, json_agg(
    json_build_object(
      'route', route_details.route,
      'route_name', coalesce(former.name, route_details.name),
      'grade', coalesce(former.grade, route_details.grade),
      'time', ${isoTimestamp(sql`newest_routes.time`)},
      'sends', newest_routes.sends
    ) order by newest_routes.time desc, newest_routes.route_id desc
  ) as climbs
  from newest_routes
    join route_details on route_details.id = newest_routes.route_id
    left join lateral ${formerNameOfLastSend} on true
  group by activity_id`;

const countOwnClimbs = (viewerId: SQL) => {
  const count = (condition: SQL) => sql<number>`(
    select count(*)::int from climbs as own
    where own.route_id = routes.id and own.user_id = ${viewerId} and ${condition}
  )`;
  return { sends: count(sql`own.sent`), attempts: count(sql`not own.sent`) };
};

/** Selects the number of sends of each activity, in total and by circuit. */
export const circuitTallies: SQL = sql`
  select activity_tallies.activity_id, sum(activity_tallies.sends)::int as num_sends, json_agg(
    json_build_object(
      'circuit_id', circuits.id,
      'name', circuits.name,
      'color', circuits.color,
      'sends', activity_tallies.sends
    ) order by ${displayOrder}
  ) as tallies
  from page
    join activity_tallies on activity_tallies.activity_id = page.id
    join circuits on circuits.id = activity_tallies.circuit_id
  group by activity_tallies.activity_id`;

/** Selects the newest reactions of users with a visible profile, and always the viewer's own reaction. */
export const selectReactors = (viewerId: SQL | undefined): SQL => sql`
  select activity_id, json_agg(
    json_build_object(
      'id', id, 'username', username, 'display_name', display_name, 'has_profile_photo', has_profile_photo
    )
    order by created_at desc, id
  ) as users
  from (
    select reactions.activity_id, reactions.created_at,
      users.id, users.username, users.display_name, ${hasVisibleProfilePhoto} as has_profile_photo,
      row_number() over (
        partition by reactions.activity_id
        order by users.id is not distinct from ${viewerId ?? sql`null`}::uuid desc, reactions.created_at desc, users.id
      ) as rank
    from page
      join reactions on reactions.activity_id = page.id
      join users on users.id = reactions.user_id and ${canSeeProfile(viewerId)}
  ) as visible
  where rank <= ${sql.raw(`${MAX_REACTIONS}`)}
  group by activity_id`;

/** Selects the number of reactions of each activity of the page. Activities without reactions have no row. */
export const reactionCounts: SQL = sql`
  select activity_id, count(*)::int as num_reactions
  from reactions where activity_id in (select id from page)
  group by activity_id`;

export const activityJson: SQL = sql`json_build_object(
  'id', activities.id,
  'user', users.id,
  'username', users.username,
  'display_name', users.display_name,
  'has_profile_photo', ${hasVisibleProfilePhoto},
  'gym_id', activities.gym_id,
  'time', ${isoTimestamp(sql`activities.time`)},
  'climbs', activity_climbs.climbs,
  'num_sends', tallies.num_sends,
  'tallies', tallies.tallies,
  'reactions', coalesce(reactors.users, '[]'::json),
  'num_reactions', coalesce(reaction_counts.num_reactions, 0)
)`;
