import { and, asc, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { users } from "../database/schema.ts";
import { ProblemError } from "../http/problem.ts";
import type { Transaction } from "../lists/changes.ts";

const isAdmin = and(users.is_superuser, users.is_active);

/**
 * Holds an account that is about to leave the admins, and with an admin all the others, until the transaction ends: of
 * two who go at once the second finds itself the last. Answers false where there is no such account.
 * @throws {ProblemError} LAST_ADMIN where nobody would be left who can let others in.
 */
export async function holdLeaving(tx: Transaction, userId: string): Promise<boolean> {
  const held = await tx
    .select({ id: users.id, is_admin: sql<boolean>`${isAdmin}` })
    .from(users)
    .where(or(eq(users.id, userId), and(isAdmin, isOneOfThem(tx, userId))))
    // Everybody takes them in the same order, so that none waits for one who waits for it.
    .orderBy(asc(users.id))
    .for("no key update");

  const leaving = held.find(({ id }) => id === userId);
  if (leaving?.is_admin && held.length === 1) throw new ProblemError("LAST_ADMIN");
  return leaving !== undefined;
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
