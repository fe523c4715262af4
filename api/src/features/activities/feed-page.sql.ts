import { type SQL, sql } from "drizzle-orm";

import type { Claims } from "../../auth/tokens.ts";
import { routeJson } from "../../database/route-columns.ts";
import { showsProfile, showsSends } from "../../database/visibility.ts";

export interface PageAsked {
  readonly page: number;
  readonly page_size: number;
  readonly gym_id: string | undefined;
  readonly as_of: Date | undefined;
  /** What the caller's token says; the query itself looks whether its session lives. */
  readonly claims: Claims | undefined;
}

const MOST_NAMED = 100;

/** One row: the page's entries as JSON, how many there are in all, and when the newest of them came. */
export const feedPage = (asked: PageAsked): SQL => sql`
  with caller as (${liveCaller(asked)})
  select
    counted.total,
    ${iso(sql`counted.newest`)} as newest,
    coalesce((
      select json_agg(${entry} order by paged.time desc, paged.id desc)
      from (
        select activities.id, activities.gym_id, activities.time,
          users.id as user_id, users.username, users.profile_photo
        ${visible(asked)}
        order by activities.time desc, activities.id desc
        limit ${asked.page_size} offset ${(asked.page - 1) * asked.page_size}
      ) as paged
    ), '[]'::json) as data
  from (
    select count(*)::int as total, max(activities.created_at) as newest ${visible(asked)}
  ) as counted`;

const liveCaller = ({ claims }: PageAsked): SQL =>
  claims
    ? sql`
        select users.id from sessions join users on users.id = sessions.user_id
        where sessions.id = ${claims.session} and users.id = ${claims.user}
          and sessions.expires_at > now() and users.is_active`
    : sql`select null::uuid as id where false`;

const callerId = sql`(select id from caller)`;

/** Ids are paged from here before anything is gathered: whose sends are hidden appears to themselves only. */
const visible = ({ gym_id, as_of }: PageAsked): SQL => sql`
  from activities join users on users.id = activities.user_id
  where ${showsSends(callerId)}
    ${gym_id ? sql`and activities.gym_id = ${gym_id}` : sql``}
    ${as_of ? sql`and activities.created_at <= ${as_of.toISOString()}::timestamptz` : sql``}`;

const iso = (time: SQL): SQL =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ownCount = (condition: SQL) => sql<number>`(
  select count(*)::int from climbs as own
  where own.route_id = routes.id and own.user_id = ${callerId} and ${condition}
)`;

const sends = sql`(
  select json_agg(
    json_build_object(
      'route', ${routeJson({ sends: ownCount(sql`own.sent`), attempts: ownCount(sql`not own.sent`) })},
      'time', ${iso(sql`climbs.time`)}
    ) order by climbs.time, climbs.id
  )
  from climbs
    join routes on routes.id = climbs.route_id
    join sets on sets.id = routes.set_id
    join circuits on circuits.id = sets.circuit_id
  where climbs.activity_id = paged.id
)`;

/** Of more than fit, the caller's own is kept; who hides the profile is counted, and named to themselves only. */
const reactors = sql`coalesce((
  select json_agg(
    json_build_object(
      'id', named.id, 'username', named.username, 'has_profile_photo', named.has_profile_photo
    ) order by named.created_at desc, named.id
  )
  from (
    select users.id, users.username, users.profile_photo is not null as has_profile_photo,
      reactions.created_at
    from reactions join users on users.id = reactions.user_id
    where reactions.activity_id = paged.id
      and ${showsProfile(callerId)}
    order by users.id is not distinct from ${callerId} desc, reactions.created_at desc, users.id
    limit ${MOST_NAMED}
  ) as named
), '[]'::json)`;

const entry = sql`json_build_object(
  'id', paged.id,
  'user', paged.user_id,
  'username', paged.username,
  'has_profile_photo', paged.profile_photo is not null,
  'gym_id', paged.gym_id,
  'time', ${iso(sql`paged.time`)},
  'climbs', ${sends},
  'reactions', ${reactors},
  'num_reactions', (select count(*)::int from reactions where activity_id = paged.id)
)`;
