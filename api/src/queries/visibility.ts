import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import { users } from "../database/schema.ts";

/** The id of the current user. Undefined for a visitor. */
type ViewerId = string | SQL | undefined;

/*
 * The privacy rules. Each query that returns a user's name joins `users` and uses one of these conditions. They also
 * apply to admins, who manage accounts, not climbs.
 */

const isViewer = (viewer: ViewerId) =>
  sql`${users.id} is not distinct from ${viewer ?? sql`null`}::uuid`;

/** Whether the viewer may see the user's profile, bumps and videos. */
export const canSeeProfile = (viewer: ViewerId): SQL<boolean> =>
  sql<boolean>`(${users.profile_visible} or ${isViewer(viewer)})`;

/** Whether the viewer may see the user's sends. */
export const canSeeSends = (viewer: ViewerId): SQL<boolean> =>
  sql<boolean>`(${users.send_visible} or ${isViewer(viewer)})`;

/** Whether all viewers may see the user's sends and name, for a response that is the same for all viewers. */
export const isSenderPublic: SQL<boolean> = sql<boolean>`(${users.send_visible} and ${users.profile_visible})`;

/**
 * Whether the viewer may see the sends of the user with this id. PostgreSQL never joins a scalar subquery, so for each
 * row that it checks it searches the small index of those who hide their sends, however many they are.
 */
export const canSeeSendsOf = (
  userId: PgColumn,
  viewer: ViewerId,
): SQL<boolean> => sql<boolean>`coalesce(
  (select ${isViewer(viewer)} from ${users} where ${users.id} = ${userId} and not ${users.send_visible}), true)`;
