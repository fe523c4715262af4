import { type SQL, sql } from "drizzle-orm";

import { prepared } from "../../database/prepared.ts";
import { routeJson } from "../../database/route-columns.ts";
import { showsProfile, showsSends } from "../../database/visibility.ts";

/** What a question may leave out. The database plans each shape of it apart. */
export interface Shape {
  readonly ofGym: boolean;
  readonly asOf: boolean;
  readonly signedIn: boolean;
}

export interface PageRow {
  /** The page's entries as JSON. */
  readonly data: string;
  /** How many places the whole list has. */
  readonly total: number;
  /** The moment at which the list was as it is shown; null before anything happened. */
  readonly as_of: string | null;
}

const MOST_NAMED = 100;

/**
 * A page of the feed in one row. Which entries are on it, and their order, are as of the moment that is asked for; what
 * an entry says, and who may see it, is as of now. So a page may be short of entries that have gone since, and no entry
 * is shown twice or missed.
 *
 * Placeholders: limit, offset, gym_id, as_of, user and session, as the shape has them.
 */
export const feedPage = (shape: Shape) =>
  prepared<PageRow>(`feed-page ${JSON.stringify(shape)}`, toSql(shape));

const toSql = (shape: Shape): SQL => sql`
  with caller as (${shape.signedIn ? liveCaller : nobody}),
  page as (
    ${places(shape)}
    order by time desc, id desc
    limit ${value("limit")}::int offset ${value("offset")}::int
  )
  select
    (select count(*)::int from (${places(shape)}) as counted) as total,
    (select ${iso(shape.asOf ? sql`least(at, ${asOf})` : sql`at`)} from feed_clock) as as_of,
    coalesce((
      select json_agg(${entry} order by page.time desc, page.id desc)
      from page
        join activities on activities.id = page.id
        join users on users.id = activities.user_id and ${showsSends(callerId)}
    ), '[]'::json)::text as data`;

const value = (name: string) => sql.placeholder(name);

const nobody = sql`select null::uuid as id where false`;

const liveCaller = sql`
  select users.id from sessions join users on users.id = sessions.user_id
  where sessions.id = ${value("session")}::uuid and users.id = ${value("user")}::uuid
    and sessions.expires_at > now() and users.is_active`;

const callerId = sql`(select id from caller)`;

const asOf = sql`${value("as_of")}::timestamptz`;

/** Of every entry that the caller's feed has, or had then: its id, and the time that it stands at. */
const places = ({ ofGym, asOf: past }: Shape): SQL => {
  const inGym = ofGym ? sql`and gym_id = ${value("gym_id")}::uuid` : sql``;
  const present = sql`
    select activities.id, activities.time
    from activities join users on users.id = activities.user_id
    where ${showsSends(callerId)} ${inGym}`;
  if (!past) return present;
  return sql`
    (${present} and activities.placed_at <= ${asOf})
    union all
    select activity_id, time from past_places
    where since <= ${asOf} and until > ${asOf} ${inGym}
      and (only_for is null or only_for = ${callerId})`;
};

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
  where climbs.activity_id = activities.id
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
    where reactions.activity_id = activities.id and ${showsProfile(callerId)}
    order by users.id is not distinct from ${callerId} desc, reactions.created_at desc, users.id
    limit ${MOST_NAMED}
  ) as named
), '[]'::json)`;

const entry = sql`json_build_object(
  'id', activities.id,
  'user', users.id,
  'username', users.username,
  'has_profile_photo', users.profile_photo is not null,
  'gym_id', activities.gym_id,
  'time', ${iso(sql`activities.time`)},
  'climbs', ${sends},
  'reactions', ${reactors},
  'num_reactions', (select count(*)::int from reactions where activity_id = activities.id)
)`;
