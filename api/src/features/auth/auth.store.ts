import { or, sql } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../auth/account.ts";
import type { Database } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { enqueue } from "../../jobs/enqueue.ts";

interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly password_hash: string;
}

export const createAuthStore = (db: Database) => ({
  /** @throws {ProblemError} where the e-mail or the username belongs to somebody, whatever its case. */
  refuseTaken: async ({ email, username }: Pick<NewUser, "email" | "username">) => {
    const rows = await db
      .select({ same_email: sql<boolean>`${isEmail(email)}` })
      .from(users)
      .where(or(isEmail(email), sql`lower(${users.username}) = lower(${username})`));
    if (rows.some((row) => row.same_email)) throw taken.users_email_key();
    if (rows.length > 0) throw taken.users_username_key();
  },

  /**
   * Stores the account together with the mail that it is due.
   * @throws {ProblemError} likewise, where two came at once.
   */
  create: (user: NewUser): Promise<UserRow> =>
    db.transaction(async (tx) => {
      const [created] = await tx
        .insert(users)
        .values(user)
        .returning(accountColumns)
        .catch((error: unknown) => {
          const constraint = getViolatedConstraint(error);
          throw isTakenKey(constraint) ? taken[constraint]() : error;
        });
      if (!created) throw new Error("The account was not stored");
      await enqueue(tx, "send-mail", { kind: "verify", email: created.email });
      return created;
    }),

  findByEmail: async (email: string) => {
    const [user] = await db
      .select({ id: users.id, is_active: users.is_active, password_hash: users.password_hash })
      .from(users)
      .where(isEmail(email));
    return user;
  },
});

export type AuthStore = ReturnType<typeof createAuthStore>;

const isEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** What a broken unique index says to the person, by its name. */
const taken = {
  users_email_key: () => new ProblemError("REGISTER_USER_ALREADY_EXISTS"),
  users_username_key: () => new ProblemError("REGISTER_USERNAME_ALREADY_EXISTS"),
};

const isTakenKey = (constraint: string | undefined): constraint is keyof typeof taken =>
  constraint !== undefined && Object.hasOwn(taken, constraint);
