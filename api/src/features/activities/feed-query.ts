import { type SQL, sql } from "drizzle-orm";

import { prepareQuery } from "../../database/prepare-query.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { canSeeSends, selectHiddenSenders } from "../../database/visibility.ts";
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
}

export const DEFAULT_PAGE_SIZE = 10;
/** The maximum in the contract. */
const MAX_PAGE_SIZE = 50;

export interface FeedPageRow {
  /** JSON array of the page's entries. */
  readonly data: string;
  /** Number of entries on all pages. */
  readonly total: number;
  /** The time of the newest entry that this page may show. Null if the feed never had an entry. */
  readonly as_of: string | null;
}

/**
 * Prepares the query for a page of the feed, which returns one row. A page has no entries that are newer than `as_of`, so
 * new entries do not shift the pages of a reader.
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

/** Limits the entries that the query has to skip. After this time, new entries shift the pages of a reader. */
const recentAsOf = sql`greatest(${asOf}, now() - interval '2 days')`;

/** Selects the ids and times of the page's entries. */
const selectPositions = (variant: FeedQueryVariant): SQL => sql`
  select * from (
    select id, time from activities
    where user_id not in ${selectHiddenSenders(viewerId)} and ${isInGym(variant)}
      and ${variant.hasAsOf ? sql`placed_at <= ${recentAsOf}` : sql`true`}
    order by time desc, id desc
    limit ${placeholder("limit")}::int offset ${placeholder("offset")}::int
  ) as positions
  -- A constant, from which PostgreSQL sees that a page is short. Otherwise it reads all routes for its details.
  limit ${sql.raw(`${MAX_PAGE_SIZE}`)}`;

/** Adds the viewer's hidden entries to the maintained total, and subtracts the few newer ones. */
const countEntries = (variant: FeedQueryVariant): SQL => sql`(
  coalesce((select sum(entries) from feed_totals where ${isInGym(variant)}), 0)
  + (select count(*) from ${activitiesWithUsers}
     where users.id = ${viewerId} and not users.send_visible and ${isInGym(variant)})
  ${variant.hasAsOf ? subtractNewerEntries(variant) : sql``}
)::int`;

const subtractNewerEntries = (variant: FeedQueryVariant) => sql`
  - (select count(*) from activities
     where user_id not in ${selectHiddenSenders(viewerId)} and ${isInGym(variant)}
       and placed_at > ${recentAsOf})`;

const activitiesWithUsers = sql`activities join users on users.id = activities.user_id`;

const isInGym = ({ hasGym }: FeedQueryVariant) =>
  hasGym ? sql`gym_id = ${placeholder("gym_id")}::uuid` : sql`true`;
