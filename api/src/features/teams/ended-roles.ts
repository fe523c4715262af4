import { lt, sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { invitations, memberships } from "../../database/schema.ts";
import { removeInvitations } from "../../mail/remove-invitations.ts";

/** Deletes roles that have ended in every time zone, and expired invitations. */
export async function deleteEndedRoles(db: Database): Promise<void> {
  await db.delete(memberships).where(lt(memberships.until, sql`current_date - 2`));
  await db.transaction((tx) => removeInvitations(tx, lt(invitations.expires_at, sql`now()`)));
}
