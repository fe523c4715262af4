import { type SQL, sql } from "drizzle-orm";

import { hasProfilePhoto } from "../../auth/user-queries.ts";
import { prepareQuery } from "../../database/prepare-query.ts";
import { routeJson } from "../../database/route-columns.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { canSeeProfile, canSeeSends } from "../../database/visibility.ts";

/** PostgreSQL plans each variant of the feed query separately. */
export interface FeedQueryVariant {
  readonly hasGym: boolean;
  readonly hasAsOf: boolean;
  readonly isSignedIn: boolean;
  /** The most requested page. Its constant limit lets PostgreSQL reuse a cached plan. */
  readonly isFirstPage: boolean;
}

export const DEFAULT_PAGE_SIZE = 10;

export interface FeedPageRow {
  /** JSON array of the page's entries. */
  readonly data: string;
  /** Number of entries on all pages. */
  readonly total: number;
  /** The time of the feed's state that the page shows. Null if the feed never changed. */
  readonly as_of: string | null;
}

const MAX_REACTIONS = 100;

/**
 * Prepares the query for a page of the feed, which returns one row. `as_of` decides which entries the page has, and
 * their order. The content of entries and their visibility are current. So paging misses and repeats no entry, but a
 * page can have fewer entries than its size.
 *
 * Placeholders, depending on the variant: limit, offset, gym_id, as_of, user and session.
 */
export const prepareFeedQuery = (variant: FeedQueryVariant) =>
  prepareQuery<FeedPageRow>(toSql(variant));

/** Selects the few entries of the page first, then joins their details. */
const toSql = (variant: FeedQueryVariant): SQL => sql`
  with viewer as (${variant.isSignedIn ? signedInViewer : anonymousViewer}),
  page as materialized (${positions(variant)}),
  sends as materialized (${sends(variant)}),
  reactors as materialized (${reactors})
  select
    ${total(variant)} as total,
    (select ${isoTimestamp(variant.hasAsOf ? sql`least(at, ${asOf})` : sql`at`)} from feed_clock) as as_of,
    coalesce((
      select json_agg(${entry} order by page.time desc, page.id desc)
      from page
        join activities on activities.id = page.id
        join users on users.id = activities.user_id and ${canSeeSends(viewerId)}
        join sends on sends.activity_id = page.id
        left join reactors on reactors.activity_id = page.id
    ), '[]'::json)::text as data`;

const placeholder = (name: string) => sql.placeholder(name);

const anonymousViewer = sql`select null::uuid as id where false`;

const signedInViewer = sql`
  select users.id from sessions join users on users.id = sessions.user_id
  where sessions.id = ${placeholder("session")}::uuid and users.id = ${placeholder("user")}::uuid
    and sessions.expires_at > now() and users.is_active`;

const viewerId = sql`(select id from viewer)`;

const asOf = sql`${placeholder("as_of")}::timestamptz`;

/** Ids and times of the page's entries, at their current positions or at those of `as_of`. */
const positions = (variant: FeedQueryVariant): SQL => {
  const current = sql`
    select activities.id, activities.time from ${activitiesWithUsers}
    where ${canSeeSends(viewerId)} and ${inGym(variant)}
      and ${variant.hasAsOf ? sql`placed_at <= ${asOf}` : sql`true`}`;
  if (!variant.hasAsOf) return sql`${current} ${newestFirst} ${limitAndOffset(variant)}`;
  const past = sql`select activity_id, time from past_places where ${wasVisible(variant)}`;
  // The limits stop both parts at the end of the page.
  return sql`
    (${current} ${newestFirst} ${limitToPageEnd(variant)})
    union all (${past} ${newestFirst} ${limitToPageEnd(variant)})
    ${newestFirst} ${limitAndOffset(variant)}`;
};

const newestFirst = sql`order by time desc, 1 desc`;

const limitToPageEnd = ({ isFirstPage }: FeedQueryVariant) =>
  isFirstPage
    ? sql.raw(`limit ${DEFAULT_PAGE_SIZE}`)
    : sql`limit ${placeholder("limit")}::int + ${placeholder("offset")}::int`;

const limitAndOffset = ({ isFirstPage }: FeedQueryVariant) =>
  isFirstPage
    ? sql.raw(`limit ${DEFAULT_PAGE_SIZE}`)
    : sql`limit ${placeholder("limit")}::int offset ${placeholder("offset")}::int`;

/** Counts all entries and subtracts the few hidden or newer ones, which is faster than checking each entry. */
const total = (variant: FeedQueryVariant): SQL => sql`(
  (select count(*) from activities where ${inGym(variant)})
  - (select count(*) from ${activitiesWithUsers}
     where not ${canSeeSends(viewerId)} and ${inGym(variant)})
  ${variant.hasAsOf ? changeCount(variant) : sql``}
)::int`;

const changeCount = (variant: FeedQueryVariant) => sql`
  - (select count(*) from ${activitiesWithUsers}
     where ${canSeeSends(viewerId)} and ${inGym(variant)} and placed_at > ${asOf})
  + (select count(*) from past_places where ${wasVisible(variant)})`;

const activitiesWithUsers = sql`activities join users on users.id = activities.user_id`;

const inGym = ({ hasGym }: FeedQueryVariant) =>
  hasGym ? sql`gym_id = ${placeholder("gym_id")}::uuid` : sql`true`;

const wasVisible = (variant: FeedQueryVariant) => sql`
  ${inGym(variant)} and since <= ${asOf} and until > ${asOf}
  and (only_for is null or only_for = ${viewerId})`;

const ownCount = (condition: SQL) => sql<number>`(
  select count(*)::int from climbs as own
  where own.route_id = routes.id and own.user_id = ${viewerId} and ${condition}
)`;

const ownTally = { sends: ownCount(sql`own.sent`), attempts: ownCount(sql`not own.sent`) };

const sends = ({ isSignedIn }: FeedQueryVariant) => sql`
  select climbs.activity_id, json_agg(
    json_build_object(
      'route', ${routeJson(isSignedIn ? ownTally : undefined)},
      'time', ${isoTimestamp(sql`climbs.time`)}
    ) order by climbs.time, climbs.id
  ) as climbs
  from page
    join climbs on climbs.activity_id = page.id
    join routes on routes.id = climbs.route_id
    join sets on sets.id = routes.set_id
    join circuits on circuits.id = sets.circuit_id
  group by climbs.activity_id`;

/** The newest reactions, and always the current user's own. Only the owner of a hidden profile sees their own reaction. */
const reactors = sql`
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

const entry = sql`json_build_object(
  'id', activities.id,
  'user', users.id,
  'username', users.username,
  'has_profile_photo', ${hasProfilePhoto},
  'gym_id', activities.gym_id,
  'time', ${isoTimestamp(sql`activities.time`)},
  'climbs', sends.climbs,
  'reactions', coalesce(reactors.users, '[]'::json),
  'num_reactions', (select count(*)::int from reactions where activity_id = activities.id)
)`;
