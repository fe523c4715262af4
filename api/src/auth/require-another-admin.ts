import { and, asc, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Transaction } from "../database/database.ts";
import { users } from "../database/schema.ts";
import { ProblemError } from "../errors/problem-error.ts";

const isAdmin = and(users.is_superuser, users.is_active);

/**
 * Locks the user before a change that removes the admin role or the account. If the user is an admin, locks all admins,
 * so that two concurrent changes cannot remove the last two. The lock also prevents other transactions from inserting
 * rows for the user.
 * @throws {ProblemError} LAST_ADMIN if there is no other admin.
 */
export async function requireAnotherAdmin(tx: Transaction, userId: string): Promise<void> {
  const lockedUsers = await tx
    .select({ id: users.id, is_admin: sql<boolean>`${isAdmin}` })
    .from(users)
    .where(or(eq(users.id, userId), and(isAdmin, isSuperuser(tx, userId))))
    // All transactions lock in the same order, which avoids deadlocks.
    .orderBy(asc(users.id))
    .for("update");

  const isLastAdmin = lockedUsers.every(({ id, is_admin }) => is_admin && id === userId);
  if (lockedUsers.length > 0 && isLastAdmin) throw new ProblemError("LAST_ADMIN");
}

function isSuperuser(tx: Transaction, userId: string): SQL {
  const user = alias(users, "superuser");
  return exists(
    tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), user.is_superuser)),
  );
}
