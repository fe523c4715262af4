import { type SQL, sql } from "drizzle-orm";

/*
 * The names of tables are text, because Drizzle leaves them out in a query with one table. The queries join the gym.
 */

const today = sql`(now() at time zone coalesce(gyms.time_zone, 'UTC'))::date`;

/** Whether a role has not ended. It ends with its last day in the time zone of the gym. */
export const isActiveMembership: SQL<boolean> = sql<boolean>`(memberships.until is null or memberships.until >= ${today})`;

/** Whether an invitation can be accepted. */
export const isPendingInvitation: SQL<boolean> = sql<boolean>`(
  invitations.expires_at > now() and (invitations.until is null or invitations.until >= ${today}))`;

/** Whether a day is over in the gym. */
export const isDayOver = (day: string): SQL<boolean> => sql<boolean>`${day}::date < ${today}`;
