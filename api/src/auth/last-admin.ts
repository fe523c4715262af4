import { and, asc, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Transaction } from "../database/database.ts";
import { users } from "../database/schema.ts";
import { ProblemError } from "../errors/problem-error.ts";

const isAdmin = and(users.is_superuser, users.is_active);

/**
 * Holds an account that is about to leave the admins, and with an admin all the others, until the transaction ends: of
 * two who go at once the second finds itself the last. Nothing new can be made in the account's name meanwhile.
 * @throws {ProblemError} LAST_ADMIN where nobody would be left who can let others in.
 */
export async function holdLeaving(tx: Transaction, userId: string): Promise<void> {
  const held = await tx
    .select({ id: users.id, is_admin: sql<boolean>`${isAdmin}` })
    .from(users)
    .where(or(eq(users.id, userId), and(isAdmin, isOneOfThem(tx, userId))))
    // Everybody takes them in the same order, so that none waits for one who waits for it.
    .orderBy(asc(users.id))
    .for("update");

  const leavingAlone = held.every(({ id, is_admin }) => is_admin && id === userId);
  if (held.length > 0 && leavingAlone) throw new ProblemError("LAST_ADMIN");
}

function isOneOfThem(tx: Transaction, userId: string): SQL {
  const leaving = alias(users, "leaving");
  return exists(
    tx
      .select({ id: leaving.id })
      .from(leaving)
      .where(and(eq(leaving.id, userId), leaving.is_superuser)),
  );
}
