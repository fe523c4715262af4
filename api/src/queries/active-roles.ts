import { type SQL, sql } from "drizzle-orm";

/*
 * The names of tables are text, because Drizzle leaves them out in a query with one table. The queries join the gym.
 */

const today = sql`(now() at time zone coalesce(gyms.time_zone, 'UTC'))::date`;

/** Whether a role has not ended. It ends with its last day in the time zone of the gym. */
export const isActiveMembership: SQL<boolean> = sql<boolean>`(memberships.until is null or memberships.until >= ${today})`;

/** Whether the user who sent the invitation may still invite: an admin, or a manager of the gym. */
const isInviterAllowed = sql`exists (
  select from users as sender where sender.id = invitations.created_by and sender.is_active and (
    sender.is_superuser or exists (
      select from memberships
      where memberships.user_id = sender.id and memberships.gym_id = invitations.gym_id
        and memberships.role = 'manager' and ${isActiveMembership})))`;

/** Whether an invitation can be accepted. Otherwise a removed manager could return with an invitation to another address. */
export const isPendingInvitation: SQL<boolean> = sql<boolean>`(
  invitations.expires_at > now() and (invitations.until is null or invitations.until >= ${today})
  and ${isInviterAllowed})`;

/** Whether a day is over in the gym. */
export const isDayOver = (day: string | SQL): SQL<boolean> => sql<boolean>`${day}::date < ${today}`;
