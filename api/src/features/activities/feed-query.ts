import { type SQL, sql } from "drizzle-orm";

import { prepareQuery } from "../../database/prepare-query.ts";
import { activities, recentActivities } from "../../database/schema.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import {
  canSeeActivity,
  canSeeSends,
  isNotBlocked,
  selectBlockedIds,
} from "../../queries/visibility.ts";
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
   * The time of the feed's clock: the page has no activities that entered the feed later. Null if the feed never had
   * an activity.
   */
  readonly as_of: string | null;
  /** Whether activities wait that belong on the page. */
  readonly is_behind: boolean;
}

/**
 * Prepares the query for a page of the feed, which returns one row. A page has no activities that entered the feed after
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
  later as materialized (${selectLaterActivities(variant)}),
  total as materialized (select ${countActivities(variant)} as entries),
  page as materialized (${selectPageActivities(variant)}),
  newest_routes as materialized (${newestRoutes}),
  route_details as materialized (${selectRouteDetails(getViewer(variant))}),
  activity_climbs as materialized (${selectActivityClimbs}),
  tallies as materialized (${circuitTallies}),
  reactors as materialized (${selectReactors(getViewer(variant))}),
  reaction_counts as materialized (${reactionCounts})
  select
    (select entries from total) as total,
    (select ${isoTimestamp(variant.hasAsOf ? sql`least(at, ${asOf})` : sql`at`)} from feed_clock) as as_of,
    ${isBehind(variant)} as is_behind,
    coalesce((
      select json_agg(${activityJson} order by page.time desc, page.id desc)
      from page
        join activities on activities.id = page.id
        join users on users.id = activities.user_id and ${canSeeSends(getViewer(variant))}
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

const getViewer = ({ isSignedIn }: FeedQueryVariant) => (isSignedIn ? viewerId : undefined);

const asOf = sql`${placeholder("as_of")}::timestamptz`;

/** Later activities than `as_of` that a page skips and the total subtracts. Further ones shift the pages. */
const maxSkippedActivities = sql`1000`;

/** An `as_of` of long ago counts as a later one, so that the query skips and counts few activities. */
const selectRecentAsOf = (variant: FeedQueryVariant): SQL => sql`
  select greatest(${asOf}, now() - interval '2 days', (
    select entered_feed_at from ${recentActivities}
    where ${isInGym(variant)} and entered_feed_at is not null
    order by entered_feed_at desc
    limit 1 offset ${maxSkippedActivities}
  )) as at`;

/** Selects the activities that wait to enter the feed, and those that entered it after `as_of`. */
const selectLaterActivities = (variant: FeedQueryVariant): SQL => sql`
  select activity_id, false as has_entered from ${recentActivities}
  where ${isInGym(variant)} and entered_feed_at is null
  ${variant.hasAsOf ? sql`union all (${selectEnteredAfterAsOf(variant)})` : sql``}`;

/** The limit changes nothing, but PostgreSQL then reads the end of the index instead of the table. */
const selectEnteredAfterAsOf = (variant: FeedQueryVariant): SQL => sql`
  select activity_id, true from ${recentActivities}
  where ${isInGym(variant)} and entered_feed_at > (select at from recent_as_of)
  order by entered_feed_at desc
  limit ${maxSkippedActivities}`;

/** PostgreSQL reads the later activities once. With `not exists`, it might read all activities and sort them. */
const isOnPages = sql`${activities.id} not in (select activity_id from later)`;

/** A time after that of the clock includes the activities that wait. */
const isBehind = ({ hasAsOf }: FeedQueryVariant): SQL => sql`(
  exists (select from later where not has_entered)
  and ${hasAsOf ? sql`not exists (select from feed_clock where at >= ${asOf})` : sql`true`})`;

/** Selects the ids and times of the page's activities. A page after the last one reads no activities. */
const selectPageActivities = (variant: FeedQueryVariant): SQL => sql`
  select * from (
    select id, time from activities
    where ${canSeeActivity(getViewer(variant))} and ${isInGym(variant)} and ${isOnPages}
    order by time desc, id desc
    limit case when ${placeholder("offset")}::int < (select entries from total) then ${placeholder("limit")}::int else 0 end
    offset ${placeholder("offset")}::int
  ) as newest
  -- With a constant limit, the planner expects a short page. With only the placeholder, it would read all routes.
  limit ${sql.raw(`${MAX_PAGE_SIZE}`)}`;

const activitiesWithUsers = sql`activities join users on users.id = activities.user_id`;

/**
 * `feed_totals` has only public activities. Subtracts those of blocked users and those that entered the feed after
 * `as_of`, and adds those of a viewer who hides their sends.
 */
const countActivities = (variant: FeedQueryVariant): SQL => sql`(
  coalesce((select sum(entries) from feed_totals where ${isInGym(variant)}), 0)
  ${variant.hasAsOf ? sql`- ${countLaterPublicActivities(variant)}` : sql``}
  ${variant.isSignedIn ? sql`- ${countBlockedActivities(variant)} + ${countOwnHiddenActivities(variant)}` : sql``}
)::int`;

/** Reads the counts of each blocked user from the index. With a join, PostgreSQL might read those of all users. */
const countBlockedActivities = (variant: FeedQueryVariant): SQL => sql`(
  select coalesce(sum((
    select sum(entries) from feed_counts where user_id = blocked.id and ${isInGym(variant)}
  )), 0) from (${selectBlockedIds(viewerId)}) as blocked)`;

const countOwnHiddenActivities = (variant: FeedQueryVariant): SQL => sql`(
  select count(*) from ${activitiesWithUsers}
  where users.id = ${viewerId} and not users.send_visible and ${isInGym(variant)} and ${isOnPages})`;

/** With joins instead of scalar subqueries, PostgreSQL might read all activities. */
const countLaterPublicActivities = (variant: FeedQueryVariant): SQL => sql`(
  select count(*) from later
  where has_entered and (
    select ${canSeeActivity(undefined)} and ${isNotBlocked(activities.user_id, getViewer(variant))}
    from activities where activities.id = activity_id
  ))`;

const isInGym = ({ hasGym }: FeedQueryVariant) =>
  hasGym ? sql`gym_id = ${placeholder("gym_id")}::uuid` : sql`true`;
