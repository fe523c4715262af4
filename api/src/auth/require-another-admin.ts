import { and, asc, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Transaction } from "../database/database.ts";
import { users } from "../database/schema.ts";
import { ProblemError } from "../errors/problem-error.ts";

const isAdmin = and(users.is_superuser, users.is_active);

/**
 * Locks the user before they lose the admin role or their account. If the user is an admin, locks all admins: if two
 * admins leave at the same time, the second one fails. The lock also prevents other transactions from adding rows for
 * the user.
 * @throws {ProblemError} LAST_ADMIN if no other admin is left.
 */
export async function requireAnotherAdmin(tx: Transaction, userId: string): Promise<void> {
  const locked = await tx
    .select({ id: users.id, is_admin: sql<boolean>`${isAdmin}` })
    .from(users)
    .where(or(eq(users.id, userId), and(isAdmin, isSuperuser(tx, userId))))
    // All transactions lock in the same order, which avoids deadlocks.
    .orderBy(asc(users.id))
    .for("update");

  const isLastAdmin = locked.every(({ id, is_admin }) => is_admin && id === userId);
  if (locked.length > 0 && isLastAdmin) throw new ProblemError("LAST_ADMIN");
}

function isSuperuser(tx: Transaction, userId: string): SQL {
  const leaving = alias(users, "leaving");
  return exists(
    tx
      .select({ id: leaving.id })
      .from(leaving)
      .where(and(eq(leaving.id, userId), leaving.is_superuser)),
  );
}
