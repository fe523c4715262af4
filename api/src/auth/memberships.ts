import type { Membership } from "@topout/shared/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import { gyms, memberships } from "../database/schema.ts";
import { isActiveMembership } from "../queries/active-roles.ts";

/**
 * The active memberships of the row of `users`, by the name of the gym. The names of tables are text, because Drizzle
 * leaves them out in a query with one table.
 */
export const membershipsColumn: SQL<Membership[]> = sql<Membership[]>`(
  select coalesce(json_agg(json_build_object(
    'gym', json_build_object('id', gyms.id, 'name', gyms.name, 'location', gyms.location,
      'has_image', gyms.image is not null, 'version', gyms.version),
    'role', memberships.role, 'until', memberships.until
  ) order by gyms.name, gyms.id), '[]')
  from memberships join gyms on gyms.id = memberships.gym_id
  where memberships.user_id = users.id and ${isActiveMembership})`;

/** Reads the active memberships of a user. A concurrent change of one waits for the transaction. */
export async function lockMemberships(tx: Transaction, userId: string) {
  const rows = await tx
    .select({ gym_id: memberships.gym_id, role: memberships.role })
    .from(memberships)
    .innerJoin(gyms, eq(gyms.id, memberships.gym_id))
    .where(and(eq(memberships.user_id, userId), isActiveMembership))
    .orderBy(memberships.gym_id)
    .for("share", { of: memberships });
  return rows.map(({ gym_id, role }) => ({ gym: { id: gym_id }, role }));
}
