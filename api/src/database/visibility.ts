import { type SQL, sql } from "drizzle-orm";

import { users } from "./schema.ts";

/** The id of whoever looks; null or undefined for a visitor who is not signed in. */
type Viewer = string | SQL | undefined;

/*
 * What a person keeps to themselves. Every list that names a person asks one of these, in a query that has `users` in
 * it. Admins see no more than anybody: they look after accounts, not after climbs.
 */

const isSelf = (viewer: Viewer) =>
  sql`${users.id} is not distinct from ${viewer ?? sql`null`}::uuid`;

/** Whether the viewer may find the person: their profile, their bumps, their videos. */
export const showsProfile = (viewer: Viewer): SQL<boolean> =>
  sql<boolean>`(${users.profile_visible} or ${isSelf(viewer)})`;

/** Whether the viewer may read what the person sent. */
export const showsSends = (viewer: Viewer): SQL<boolean> =>
  sql<boolean>`(${users.send_visible} or ${isSelf(viewer)})`;

/** Whether everybody may read it under the person's name: for a list that is one answer for all. */
export const namesSender: SQL<boolean> = sql<boolean>`(${users.send_visible} and ${users.profile_visible})`;
