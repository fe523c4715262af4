import { eq, type SQL, sql } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import { users } from "../database/schema.ts";
import { normalizeAccountName, normalizeAccountNameInSql } from "./normalize-account-name.ts";
import { ProblemError } from "../errors/problem-error.ts";

/** Emails and usernames are unique regardless of case. */
export const hasEmail = (email: string): SQL =>
  sql`${normalizeAccountNameInSql(users.email)} = ${normalizeAccountName(email)}`;
export const hasUsername = (username: string): SQL =>
  sql`${normalizeAccountNameInSql(users.username)} = ${normalizeAccountName(username)}`;

export const hasProfilePhoto = sql<boolean>`${users.profile_photo} is not null`;

/**
 * Locks the user's row, so that concurrent transactions of the user run one after another.
 * @throws {ProblemError} 401 if the account was deleted during the request.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!user) throw new ProblemError("UNAUTHORIZED");
}
