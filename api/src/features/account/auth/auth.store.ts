import { and, eq, or, sql } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../../auth/account.ts";
import { isReservedForOther } from "../../../auth/former-usernames.ts";
import { hasEmail, hasUsername } from "../../../auth/user-queries.ts";
import type { Credentials } from "../../../auth/sessions.ts";
import type { Database } from "../../../database/database.ts";
import { users } from "../../../database/schema.ts";
import { getViolatedConstraint } from "../../../database/errors.ts";
import { ProblemError } from "../../../errors/problem-error.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

interface NewUser {
  readonly username: string;
  readonly display_name?: string | null | undefined;
  readonly email: string;
  readonly password_hash: string;
}

export const createAuthStore = (db: Database) => ({
  /** @throws {ProblemError} if another account has the email, or has or had the username, regardless of case. */
  requireUnusedEmailAndUsername: async ({
    email,
    username,
  }: Pick<NewUser, "email" | "username">) => {
    const rows = await db
      .select({ hasSameEmail: sql<boolean>`${hasEmail(email)}` })
      .from(users)
      .where(or(hasEmail(email), hasUsername(username)));
    if (rows.some(({ hasSameEmail }) => hasSameEmail)) throw uniqueErrors.users_email_key();
    // Check the former usernames last. A change of a username frees the name and reserves it at the same time.
    if (rows.length > 0 || (await isReservedForOther(db, username))) {
      throw uniqueErrors.users_username_key();
    }
  },

  /**
   * Stores the account and enqueues its verification email, in one transaction.
   * @throws {ProblemError} like `requireUnusedEmailAndUsername`, if a concurrent request used the email or the username.
   */
  create: (user: NewUser): Promise<UserRow> =>
    db.transaction(async (tx) => {
      const [account] = await tx
        .insert(users)
        .values(user)
        .returning(accountColumns)
        .catch((error: unknown) => {
          const constraint = getViolatedConstraint(error);
          throw isUniqueConstraint(constraint) ? uniqueErrors[constraint]() : error;
        });
      if (!account) throw new Error("Inserted account not found");
      await enqueue(tx, "send-mail", { kind: "verify", email: account.email });
      return account;
    }),

  /** Stores another hash of the same password, unless the password has changed meanwhile. */
  replaceHash: (user: Credentials, newHash: string): Promise<void> =>
    replaceHash(db, user, newHash),

  findByEmail: async (email: string) => {
    const [user] = await db
      .select({ id: users.id, is_active: users.is_active, password_hash: users.password_hash })
      .from(users)
      .where(hasEmail(email));
    return user;
  },
});

async function replaceHash(
  db: Database,
  { id, password_hash }: Credentials,
  newHash: string,
): Promise<void> {
  await db
    .update(users)
    .set({ password_hash: newHash })
    .where(and(eq(users.id, id), eq(users.password_hash, password_hash)));
}

export type AuthStore = ReturnType<typeof createAuthStore>;

/** The functions that create the error for each violated unique index. */
const uniqueErrors = {
  users_email_key: () => new ProblemError("REGISTER_USER_ALREADY_EXISTS"),
  users_username_key: () => new ProblemError("REGISTER_USERNAME_ALREADY_EXISTS"),
};

const isUniqueConstraint = (
  constraint: string | undefined,
): constraint is keyof typeof uniqueErrors =>
  constraint !== undefined && Object.hasOwn(uniqueErrors, constraint);
