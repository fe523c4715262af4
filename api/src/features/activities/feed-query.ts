import { type SQL, sql } from "drizzle-orm";

import { prepareQuery } from "../../database/prepare-query.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { canSeeSends } from "../../database/visibility.ts";
import {
  circuitTallies,
  selectReactors,
  entryJson,
  routeSendCounts,
  selectEntryRoutes,
} from "./feed-entry.ts";

/** PostgreSQL plans each variant of the feed query separately. */
export interface FeedQueryVariant {
  readonly hasGym: boolean;
  readonly hasAsOf: boolean;
  readonly isSignedIn: boolean;
  /** The most frequent request. With a constant limit, PostgreSQL can reuse a cached plan. */
  readonly isFirstPage: boolean;
}

export const DEFAULT_PAGE_SIZE = 10;

export interface FeedPageRow {
  /** JSON array of the page's entries. */
  readonly data: string;
  /** Number of entries on all pages. */
  readonly total: number;
  /** Identifies the state of the feed that this page shows. Null if the feed has never changed. */
  readonly as_of: string | null;
}

/**
 * Prepares the query for a page of the feed, which returns one row. `as_of` determines the entries of the page and their
 * order. The content of entries and their visibility are current. So paging returns every entry once, but a page can
 * have fewer entries than its size.
 *
 * Placeholders, depending on the variant: limit, offset, gym_id, as_of, userId and sessionId.
 */
export const prepareFeedQuery = (variant: FeedQueryVariant) =>
  prepareQuery<FeedPageRow>(toSql(variant));

/** Selects the entries of the page first, then joins their details. */
const toSql = (variant: FeedQueryVariant): SQL => sql`
  with viewer as (${variant.isSignedIn ? signedInViewer : anonymousViewer}),
  page as materialized (${selectPositions(variant)}),
  route_send_counts as materialized (${routeSendCounts}),
  entry_routes as materialized (${selectEntryRoutes(variant.isSignedIn ? viewerId : undefined)}),
  tallies as materialized (${circuitTallies}),
  reactors as materialized (${selectReactors(viewerId)})
  select
    ${countEntries(variant)} as total,
    (select ${isoTimestamp(variant.hasAsOf ? sql`least(at, ${asOf})` : sql`at`)} from feed_clock) as as_of,
    coalesce((
      select json_agg(${entryJson} order by page.time desc, page.id desc)
      from page
        join activities on activities.id = page.id
        join users on users.id = activities.user_id and ${canSeeSends(viewerId)}
        join entry_routes on entry_routes.activity_id = page.id
        join tallies on tallies.activity_id = page.id
        left join reactors on reactors.activity_id = page.id
    ), '[]'::json)::text as data`;

const placeholder = (name: string) => sql.placeholder(name);

const anonymousViewer = sql`select null::uuid as id where false`;

const signedInViewer = sql`
  select users.id from sessions join users on users.id = sessions.user_id
  where sessions.id = ${placeholder("sessionId")}::uuid and users.id = ${placeholder("userId")}::uuid
    and sessions.expires_at > now() and users.is_active`;

const viewerId = sql`(select id from viewer)`;

const asOf = sql`${placeholder("as_of")}::timestamptz`;

/** Selects the ids and times of the page's entries, by their current positions or their positions at `as_of`. */
const selectPositions = (variant: FeedQueryVariant): SQL => {
  const current = sql`
    select activities.id, activities.time from ${activitiesWithUsers}
    where ${canSeeSends(viewerId)} and ${isInGym(variant)}
      and ${variant.hasAsOf ? sql`placed_at <= ${asOf}` : sql`true`}`;
  if (!variant.hasAsOf) return sql`${current} ${newestFirst} ${limitAndOffset(variant)}`;
  const past = sql`select activity_id, time from past_places where ${wasVisible(variant)}`;
  // The inner limits stop both parts at the end of the page.
  return sql`
    (${current} ${newestFirst} ${limitToPageEnd(variant)})
    union all (${past} ${newestFirst} ${limitToPageEnd(variant)})
    ${newestFirst} ${limitAndOffset(variant)}`;
};

/** Sorts by time, then by the first column, the id. */
const newestFirst = sql`order by time desc, 1 desc`;

const limitToPageEnd = ({ isFirstPage }: FeedQueryVariant) =>
  isFirstPage
    ? sql.raw(`limit ${DEFAULT_PAGE_SIZE}`)
    : sql`limit ${placeholder("limit")}::int + ${placeholder("offset")}::int`;

const limitAndOffset = ({ isFirstPage }: FeedQueryVariant) =>
  isFirstPage
    ? sql.raw(`limit ${DEFAULT_PAGE_SIZE}`)
    : sql`limit ${placeholder("limit")}::int offset ${placeholder("offset")}::int`;

/** Counts all entries and subtracts the few hidden or newer ones. This is faster than a check of each entry. */
const countEntries = (variant: FeedQueryVariant): SQL => sql`(
  (select count(*) from activities where ${isInGym(variant)})
  - (select count(*) from ${activitiesWithUsers}
     where not ${canSeeSends(viewerId)} and ${isInGym(variant)})
  ${variant.hasAsOf ? correctCount(variant) : sql``}
)::int`;

/** Subtracts the entries that moved after `as_of`, and adds the past positions that were visible at `as_of`. */
const correctCount = (variant: FeedQueryVariant) => sql`
  - (select count(*) from ${activitiesWithUsers}
     where ${canSeeSends(viewerId)} and ${isInGym(variant)} and placed_at > ${asOf})
  + (select count(*) from past_places where ${wasVisible(variant)})`;

const activitiesWithUsers = sql`activities join users on users.id = activities.user_id`;

const isInGym = ({ hasGym }: FeedQueryVariant) =>
  hasGym ? sql`gym_id = ${placeholder("gym_id")}::uuid` : sql`true`;

const wasVisible = (variant: FeedQueryVariant) => sql`
  ${isInGym(variant)} and since <= ${asOf} and until > ${asOf}
  and (only_for is null or only_for = ${viewerId})`;
