import { isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import { activities, users, videos } from "../database/schema.ts";

/** The id of the current user. Undefined for a visitor. */
type ViewerId = string | SQL | undefined;

/*
 * The privacy rules. Each query that returns a user's name joins `users` and uses one of these conditions. They also
 * apply to admins, who manage accounts, not climbs. Lists for staff are exempt.
 */

const isViewer = (viewer: ViewerId) =>
  sql`${users.id} is not distinct from ${viewer ?? sql`null`}::uuid`;

/**
 * Whether neither the viewer nor the user with this id has blocked the other. A viewer without any block costs no search
 * per row. With `not exists`, PostgreSQL expects a block for every second row, and reads whole tables for a short list.
 */
export const isNotBlocked = (userId: PgColumn, viewer: ViewerId): SQL<boolean> =>
  viewer === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(case
  when (select exists (select from blocks where blocks.user_id = ${viewer}))
    or (select exists (select from blocks where blocks.blocked_id = ${viewer}))
  then coalesce(
    (select true from blocks where blocks.user_id = ${viewer} and blocks.blocked_id = ${userId}),
    (select true from blocks where blocks.user_id = ${userId} and blocks.blocked_id = ${viewer}))
  end is distinct from true)`;

/** Selects the ids of the users whom the viewer has blocked, and of those who have blocked the viewer. */
export const selectBlockedIds = (viewer: string | SQL): SQL => sql`
  select blocked_id as id from blocks where user_id = ${viewer}
  union select user_id from blocks where blocked_id = ${viewer}`;

/** Whether the viewer may see the user's profile, bumps and videos. */
export const canSeeProfile = (viewer: ViewerId): SQL<boolean> =>
  sql<boolean>`((${users.profile_visible} or ${isViewer(viewer)}) and ${isNotBlocked(users.id, viewer)})`;

/** Whether the viewer may see the user's sends. */
export const canSeeSends = (viewer: ViewerId): SQL<boolean> =>
  sql<boolean>`((${users.send_visible} or ${isViewer(viewer)}) and ${isNotBlocked(users.id, viewer)})`;

/** Whether all viewers may see the user's sends and name, except those with a block. */
export const isPublicSender = (viewer: ViewerId): SQL<boolean> =>
  sql<boolean>`(${users.send_visible} and ${users.profile_visible} and ${isNotBlocked(users.id, viewer)})`;

/**
 * Whether the viewer may see the activity. Only activities of users who hide their sends, or did so before, are marked.
 * PostgreSQL never joins a scalar subquery, so for each of them it searches the small index of those who hide their
 * sends, however many they are. See docs/decisions/0083-marked-activities.md.
 */
export const canSeeActivity = (viewer: ViewerId): SQL<boolean> => sql<boolean>`((
    not ${activities.may_be_hidden}
    or coalesce(
      (select ${isViewer(viewer)} from ${users} where ${users.id} = ${activities.user_id} and not ${users.send_visible}),
      true)
  ) and ${isNotBlocked(activities.user_id, viewer)})`;

/** Whether reports or staff do not hide the video. Its state, its route and its owner can hide it too. */
export const isVideoShown: SQL = isNull(videos.hidden);

/** The owner still sees a video that reports hide. */
export const canSeeVideo = (viewer: ViewerId): SQL<boolean> =>
  sql<boolean>`(${isVideoShown} or ${videos.hidden} = 'reported' and ${videos.user_id} is not distinct from ${viewer ?? sql`null`}::uuid)`;
