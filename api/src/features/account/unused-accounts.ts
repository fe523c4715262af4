import { type SQL, sql } from "drizzle-orm";

import type { Changes } from "../../auth/changes.ts";
import { normalizeAccountNameInSql } from "../../auth/normalize-account-name.ts";
import type { Database } from "../../database/database.ts";
import { getDaysAgo } from "../../database/get-days-ago.ts";
import { invitations, users } from "../../database/schema.ts";
import { removeAccount } from "./remove-account.ts";

/** The next cleanup removes the others. */
const BATCH_SIZE = 50;

/** What only the user of an account creates. A session lasts 90 days after the login. */
const TRACES = [
  "sessions.user_id",
  "climbs.user_id",
  "hidden_climbs.user_id",
  "projects.user_id",
  "reactions.user_id",
  "votes.user_id",
  "notes.user_id",
  "videos.user_id",
  "blocks.user_id",
  "memberships.user_id",
  "report_reasons.reporter_id",
  "audit_entries.actor_id",
];

/** The names of tables are text, because Drizzle leaves them out in a query with one table. */
const hasTraces = sql.join(
  TRACES.map((column) => {
    const [table = ""] = column.split(".");
    return sql.raw(`exists (select from ${table} where ${column} = users.id)`);
  }),
  sql` or `,
);

const isInvited = sql`exists (
  select from invitations where ${normalizeAccountNameInSql(invitations.email)} = ${normalizeAccountNameInSql(sql`users.email`)})`;

/**
 * Whether the account has never been used and its email address is not verified. The address may belong to a person who
 * did not create the account. A deactivated account stays, because it must not be possible to register it again.
 */
const isUnused = (maxAgeDays: number): SQL => sql`(
  users.created_at < ${getDaysAgo(maxAgeDays).toISOString()}::timestamptz
  and users.is_active and not users.is_verified
  and not users.is_superuser and not users.route_setter and not (${hasTraces}) and not ${isInvited})`;

/** Removes accounts that have been unused for a number of days. */
export async function removeUnusedAccounts(
  { db, changes }: { readonly db: Database; readonly changes: Changes },
  maxAgeDays: number,
): Promise<void> {
  const condition = isUnused(maxAgeDays);
  const unused = await db.select({ id: users.id }).from(users).where(condition).limit(BATCH_SIZE);
  for (const { id } of unused) await removeAccount(changes, id, { actor: null, condition });
}
