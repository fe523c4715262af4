import { type SQL, sql } from "drizzle-orm";

import { prepared } from "../../database/prepared.ts";
import { routeJson } from "../../database/route-columns.ts";
import { iso } from "../../database/iso.ts";
import { showsProfile, showsSends } from "../../database/visibility.ts";

/** What a question may leave out. The database plans each shape of it apart. */
export interface FeedQueryVariant {
  readonly ofGym: boolean;
  readonly asOf: boolean;
  readonly signedIn: boolean;
  /** The one page that is asked for most is told from the others, so that its plan need not be made anew. */
  readonly isFront: boolean;
}

/** How many entries the front page has. */
export const DEFAULT_PAGE_SIZE = 10;

export interface FeedPageRow {
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
export const prepareFeedQuery = (shape: FeedQueryVariant) => prepared<FeedPageRow>(toSql(shape));

/** The page's places come first and stay few: all that is gathered is gathered for them at once. */
const toSql = (shape: FeedQueryVariant): SQL => sql`
  with caller as (${shape.signedIn ? liveCaller : nobody}),
  page as materialized (${places(shape)}),
  sends as materialized (${sends(shape)}),
  reactors as materialized (${reactors})
  select
    ${total(shape)} as total,
    (select ${iso(shape.asOf ? sql`least(at, ${asOf})` : sql`at`)} from feed_clock) as as_of,
    coalesce((
      select json_agg(${entry} order by page.time desc, page.id desc)
      from page
        join activities on activities.id = page.id
        join users on users.id = activities.user_id and ${showsSends(callerId)}
        join sends on sends.activity_id = page.id
        left join reactors on reactors.activity_id = page.id
    ), '[]'::json)::text as data`;

const value = (name: string) => sql.placeholder(name);

const nobody = sql`select null::uuid as id where false`;

const liveCaller = sql`
  select users.id from sessions join users on users.id = sessions.user_id
  where sessions.id = ${value("session")}::uuid and users.id = ${value("user")}::uuid
    and sessions.expires_at > now() and users.is_active`;

const callerId = sql`(select id from caller)`;

const asOf = sql`${value("as_of")}::timestamptz`;

/** Of the entries on the page, now or then: their ids, and the times that they stand at. */
const places = (shape: FeedQueryVariant): SQL => {
  const present = sql`
    select activities.id, activities.time from ${ofUsers}
    where ${showsSends(callerId)} and ${inGym(shape)}
      and ${shape.asOf ? sql`placed_at <= ${asOf}` : sql`true`}`;
  if (!shape.asOf) return sql`${present} ${newestFirst} ${slice(shape)}`;
  const past = sql`select activity_id, time from past_places where ${isPast(shape)}`;
  // Neither part has to be read further than the page goes.
  return sql`
    (${present} ${newestFirst} ${upTo(shape)}) union all (${past} ${newestFirst} ${upTo(shape)})
    ${newestFirst} ${slice(shape)}`;
};

const newestFirst = sql`order by time desc, 1 desc`;

const upTo = ({ isFront }: FeedQueryVariant) =>
  isFront
    ? sql.raw(`limit ${DEFAULT_PAGE_SIZE}`)
    : sql`limit ${value("limit")}::int + ${value("offset")}::int`;

const slice = ({ isFront }: FeedQueryVariant) =>
  isFront
    ? sql.raw(`limit ${DEFAULT_PAGE_SIZE}`)
    : sql`limit ${value("limit")}::int offset ${value("offset")}::int`;

/** Few hide their sends, and little is new: to count all and take those away is quicker than to look at each. */
const total = (shape: FeedQueryVariant): SQL => sql`(
  (select count(*) from activities where ${inGym(shape)})
  - (select count(*) from ${ofUsers} where not ${showsSends(callerId)} and ${inGym(shape)})
  ${shape.asOf ? since(shape) : sql``}
)::int`;

const since = (shape: FeedQueryVariant) => sql`
  - (select count(*) from ${ofUsers}
     where ${showsSends(callerId)} and ${inGym(shape)} and placed_at > ${asOf})
  + (select count(*) from past_places where ${isPast(shape)})`;

const ofUsers = sql`activities join users on users.id = activities.user_id`;

const inGym = ({ ofGym }: FeedQueryVariant) =>
  ofGym ? sql`gym_id = ${value("gym_id")}::uuid` : sql`true`;

const isPast = (shape: FeedQueryVariant) => sql`
  ${inGym(shape)} and since <= ${asOf} and until > ${asOf}
  and (only_for is null or only_for = ${callerId})`;

const ownCount = (condition: SQL) => sql<number>`(
  select count(*)::int from climbs as own
  where own.route_id = routes.id and own.user_id = ${callerId} and ${condition}
)`;

const ownTally = { sends: ownCount(sql`own.sent`), attempts: ownCount(sql`not own.sent`) };

const sends = ({ signedIn }: FeedQueryVariant) => sql`
  select climbs.activity_id, json_agg(
    json_build_object(
      'route', ${routeJson(signedIn ? ownTally : undefined)},
      'time', ${iso(sql`climbs.time`)}
    ) order by climbs.time, climbs.id
  ) as climbs
  from page
    join climbs on climbs.activity_id = page.id
    join routes on routes.id = climbs.route_id
    join sets on sets.id = routes.set_id
    join circuits on circuits.id = sets.circuit_id
  group by climbs.activity_id`;

/** Of more than fit, the caller's own is kept; who hides the profile is counted, and named to themselves only. */
const reactors = sql`
  select activity_id, json_agg(
    json_build_object('id', id, 'username', username, 'has_profile_photo', has_profile_photo)
    order by created_at desc, id
  ) as named
  from (
    select reactions.activity_id, reactions.created_at,
      users.id, users.username, users.profile_photo is not null as has_profile_photo,
      row_number() over (
        partition by reactions.activity_id
        order by users.id is not distinct from ${callerId} desc, reactions.created_at desc, users.id
      ) as place
    from page
      join reactions on reactions.activity_id = page.id
      join users on users.id = reactions.user_id and ${showsProfile(callerId)}
  ) as visible
  where place <= ${sql.raw(`${MOST_NAMED}`)}
  group by activity_id`;

const entry = sql`json_build_object(
  'id', activities.id,
  'user', users.id,
  'username', users.username,
  'has_profile_photo', users.profile_photo is not null,
  'gym_id', activities.gym_id,
  'time', ${iso(sql`activities.time`)},
  'climbs', sends.climbs,
  'reactions', coalesce(reactors.named, '[]'::json),
  'num_reactions', (select count(*)::int from reactions where activity_id = activities.id)
)`;
