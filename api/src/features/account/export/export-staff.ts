import { and, asc, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import { hasInvitedEmail } from "../../../auth/user-queries.ts";
import type { DatabaseReader } from "../../../database/database.ts";
import { gyms, invitations, memberships, resets, routes } from "../../../database/schema.ts";
import { isPendingInvitation } from "../../../queries/active-roles.ts";
import { readPages } from "./read-pages.ts";
import { selectRoutesWithNames } from "./routes-with-names.ts";

/** Lists the user's roles in teams. `invited_by` is a user id. */
export const listMemberships = (db: DatabaseReader, userId: string) =>
  db
    .select({
      gym: memberships.gym_id,
      gym_name: gyms.name,
      role: memberships.role,
      since: memberships.since,
      until: memberships.until,
      invited_by: memberships.invited_by,
    })
    .from(memberships)
    .innerJoin(gyms, eq(gyms.id, memberships.gym_id))
    .where(eq(memberships.user_id, userId))
    .orderBy(asc(gyms.name), asc(gyms.id));

const invitationColumns = {
  id: invitations.id,
  gym: invitations.gym_id,
  gym_name: gyms.name,
  role: invitations.role,
  until: invitations.until,
  expires_at: invitations.expires_at,
};

/** Lists the pending invitations by the user, without the email addresses, which are the data of others. */
export const listSentInvitations = (db: DatabaseReader, userId: string) =>
  selectInvitations(db, eq(invitations.created_by, userId), invitationColumns);

/** An unverified email address may belong to another person. */
export const listReceivedInvitations = async (
  db: DatabaseReader,
  { email, is_verified }: { readonly email: string; readonly is_verified: boolean },
) =>
  is_verified
    ? selectInvitations(db, and(hasInvitedEmail(email), isPendingInvitation), {
        ...invitationColumns,
        invited_by: invitations.created_by,
      })
    : [];

const selectInvitations = (
  db: DatabaseReader,
  where: SQL | undefined,
  columns: Record<string, PgColumn>,
) =>
  db
    .select(columns)
    .from(invitations)
    .innerJoin(gyms, eq(gyms.id, invitations.gym_id))
    .where(where)
    .orderBy(desc(invitations.expires_at), asc(invitations.id));

/** The time of something, if the user did it. */
const timeIfBy = (actor: PgColumn, userId: string, time: PgColumn) =>
  sql`case when ${actor} = ${userId}::uuid then ${time} end`.mapWith(time);

/** Yields pages of the routes that the user has set or stripped. */
export const readRoutePages = (db: DatabaseReader, userId: string) =>
  readPages<{ readonly route: string }>((after, limit) => {
    const namedRoutes = selectRoutesWithNames(db);
    const isOwn = or(eq(routes.setter_id, userId), eq(routes.stripped_by, userId));
    const ownRoutes = db
      .select({
        id: routes.id,
        set_at: timeIfBy(routes.setter_id, userId, routes.created_at).as("set_at"),
        stripped_at: timeIfBy(routes.stripped_by, userId, routes.stripped_at).as("own_stripped_at"),
      })
      .from(routes)
      .where(and(isOwn, after && gt(routes.id, after.route)))
      .orderBy(asc(routes.id))
      .limit(limit)
      .as("own_routes");
    return db
      .select({
        route: ownRoutes.id,
        route_name: namedRoutes.route_name,
        grade: namedRoutes.grade,
        circuit_name: namedRoutes.circuit_name,
        gym_name: namedRoutes.gym_name,
        set_at: ownRoutes.set_at,
        stripped_at: ownRoutes.stripped_at,
      })
      .from(ownRoutes)
      .innerJoin(namedRoutes, eq(namedRoutes.id, ownRoutes.id))
      .orderBy(asc(ownRoutes.id));
  });

/** Lists the resets that the user has created, changed last, published or undone. */
export const listResets = (db: DatabaseReader, userId: string) =>
  db
    .select({
      reset: resets.id,
      name: resets.name,
      gym: resets.gym_id,
      gym_name: gyms.name,
      created_at: timeIfBy(resets.created_by, userId, resets.created_at),
      published_at: timeIfBy(resets.published_by, userId, resets.published_at),
      undone_at: timeIfBy(resets.undone_by, userId, resets.undone_at),
      is_last_change: sql<boolean>`coalesce(${resets.changed_by} = ${userId}::uuid, false)`,
    })
    .from(resets)
    .innerJoin(gyms, eq(gyms.id, resets.gym_id))
    .where(
      or(
        ...[resets.created_by, resets.changed_by, resets.published_by, resets.undone_by].map(
          (column) => eq(column, userId),
        ),
      ),
    )
    .orderBy(desc(resets.created_at), asc(resets.id));
