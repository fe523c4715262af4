import { type SQL, sql } from "drizzle-orm";

import { prepareQuery } from "../../database/prepare-query.ts";
import { activities } from "../../database/schema.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { canSeeSends, canSeeSendsOf } from "../../queries/visibility.ts";
import {
  circuitTallies,
  newestRoutes,
  reactionCounts,
  selectActivityClimbs,
  selectReactors,
  selectRouteDetails,
  activityJson,
} from "./feed-activity.ts";

/** PostgreSQL plans each variant of the feed query separately. */
export interface FeedQueryVariant {
  readonly hasGym: boolean;
  readonly hasAsOf: boolean;
  readonly isSignedIn: boolean;
}

export const DEFAULT_PAGE_SIZE = 10;
/** The maximum `page_size` in the contract. */
const MAX_PAGE_SIZE = 50;

export interface FeedPageRow {
  /** JSON array of the page's activities. */
  readonly data: string;
  /** Number of activities on all pages. */
  readonly total: number;
  /**
   * The time of the feed's clock: the page has no activities that were added later. Null if the feed never had an
   * activity.
   */
  readonly as_of: string | null;
}

/**
 * Prepares the query for a page of the feed, which returns one row. A page has no activities that were added after
 * `as_of`, so new activities do not shift the pages of a reader.
 *
 * Placeholders, depending on the variant: limit, offset, gym_id, as_of, userId and sessionId.
 */
export const prepareFeedQuery = (variant: FeedQueryVariant) =>
  prepareQuery<FeedPageRow>(toSql(variant));

/** Selects the activities of the page first, then joins their details. */
const toSql = (variant: FeedQueryVariant): SQL => sql`
  with viewer as (${variant.isSignedIn ? signedInViewer : anonymousViewer}),
  ${variant.hasAsOf ? sql`recent_as_of as materialized (${selectRecentAsOf(variant)}),` : sql``}
  page as materialized (${selectPageActivities(variant)}),
  newest_routes as materialized (${newestRoutes}),
  route_details as materialized (${selectRouteDetails(variant.isSignedIn ? viewerId : undefined)}),
  activity_climbs as materialized (${selectActivityClimbs}),
  tallies as materialized (${circuitTallies}),
  reactors as materialized (${selectReactors(viewerId)}),
  reaction_counts as materialized (${reactionCounts})
  select
    ${countActivities(variant)} as total,
    (select ${isoTimestamp(variant.hasAsOf ? sql`least(at, ${asOf})` : sql`at`)} from feed_clock) as as_of,
    coalesce((
      select json_agg(${activityJson} order by page.time desc, page.id desc)
      from page
        join activities on activities.id = page.id
        join users on users.id = activities.user_id and ${canSeeSends(viewerId)}
        join activity_climbs on activity_climbs.activity_id = page.id
        join tallies on tallies.activity_id = page.id
        left join reactors on reactors.activity_id = page.id
        left join reaction_counts on reaction_counts.activity_id = page.id
    ), '[]'::json)::text as data`;

const placeholder = (name: string) => sql.placeholder(name);

const anonymousViewer = sql`select null::uuid as id where false`;

const signedInViewer = sql`
  select users.id from sessions join users on users.id = sessions.user_id
  where sessions.id = ${placeholder("sessionId")}::uuid and users.id = ${placeholder("userId")}::uuid
    and sessions.expires_at > now() and users.is_active`;

const viewerId = sql`(select id from viewer)`;

const asOf = sql`${placeholder("as_of")}::timestamptz`;

/** Later activities than `as_of` that a page skips and the total subtracts. Further ones shift the pages. */
const MAX_SKIPPED_ACTIVITIES = 1_000;

/** An `as_of` of long ago counts as a later one, so that the query skips and counts few activities. */
const selectRecentAsOf = (variant: FeedQueryVariant): SQL => sql`
  select greatest(${asOf}, now() - interval '2 days', (
    select ${activities.entered_feed_at} from activities
    where ${isInGym(variant)} and ${activities.entered_feed_at} is not null
    order by ${activities.entered_feed_at} desc
    limit 1 offset ${sql.raw(`${MAX_SKIPPED_ACTIVITIES}`)}
  )) as at`;

const recentAsOf = sql`(select at from recent_as_of)`;

/** Selects the ids and times of the page's activities. */
const selectPageActivities = (variant: FeedQueryVariant): SQL => sql`
  select * from (
    select id, time from activities
    where ${canSeeSendsOf(activities.user_id, viewerId)} and ${isInGym(variant)}
      and ${variant.hasAsOf ? sql`${activities.entered_feed_at} <= ${recentAsOf}` : sql`true`}
    order by time desc, id desc
    limit ${placeholder("limit")}::int offset ${placeholder("offset")}::int
  ) as newest
  -- With a constant limit, the planner expects a short page. With only the placeholder, it would read all routes.
  limit ${sql.raw(`${MAX_PAGE_SIZE}`)}`;

/**
 * `feed_totals` has only public activities. Adds those of a viewer who hides their sends, and subtracts those added
 * after `as_of`.
 */
const countActivities = (variant: FeedQueryVariant): SQL => sql`(
  coalesce((select sum(entries) from feed_totals where ${isInGym(variant)}), 0)
  + (select count(*) from ${activitiesWithUsers}
     where users.id = ${viewerId} and not users.send_visible and ${isInGym(variant)})
  ${variant.hasAsOf ? subtractAddedAfterAsOf(variant) : sql``}
)::int`;

const subtractAddedAfterAsOf = (variant: FeedQueryVariant) => sql`
  - (select count(*) from activities
     where ${canSeeSendsOf(activities.user_id, viewerId)} and ${isInGym(variant)}
       and ${activities.entered_feed_at} > ${recentAsOf})`;

const activitiesWithUsers = sql`activities join users on users.id = activities.user_id`;

const isInGym = ({ hasGym }: FeedQueryVariant) =>
  hasGym ? sql`gym_id = ${placeholder("gym_id")}::uuid` : sql`true`;
