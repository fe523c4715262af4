import { and, asc, exists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Transaction } from "../database/database.ts";
import { inIds } from "../database/in-ids.ts";
import { users } from "../database/schema.ts";
import { ProblemError } from "../errors/problem-error.ts";

const isAdmin = and(users.is_superuser, users.is_active);

/**
 * Locks users before a change of their roles or accounts. If one of them is an admin, locks all admins, so that two
 * concurrent changes cannot remove the last two. The lock also prevents other transactions from inserting rows for the
 * users, and waits for transactions that `authorize` has started.
 */
export async function lockUsers(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await selectLockedUsers(tx, userIds);
}

/**
 * Locks the user like `lockUsers`, before a change that removes the admin role or the account.
 * @throws {ProblemError} LAST_ADMIN if there is no other admin.
 */
export async function requireAnotherAdmin(tx: Transaction, userId: string): Promise<void> {
  const lockedUsers = await selectLockedUsers(tx, [userId]);
  const isLastAdmin = lockedUsers.every(({ id, is_admin }) => is_admin && id === userId);
  if (lockedUsers.length > 0 && isLastAdmin) throw new ProblemError("LAST_ADMIN");
}

const selectLockedUsers = (tx: Transaction, userIds: readonly string[]) =>
  tx
    .select({ id: users.id, is_admin: sql<boolean>`${isAdmin}` })
    .from(users)
    .where(or(inIds(users.id, userIds), and(isAdmin, isAnySuperuser(tx, userIds))))
    // All transactions lock in the same order, which avoids deadlocks.
    .orderBy(asc(users.id))
    .for("update");

function isAnySuperuser(tx: Transaction, userIds: readonly string[]): SQL {
  const user = alias(users, "superuser");
  return exists(
    tx
      .select({ id: user.id })
      .from(user)
      .where(and(inIds(user.id, userIds), user.is_superuser)),
  );
}
