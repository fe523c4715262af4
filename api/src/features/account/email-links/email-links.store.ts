import { and, eq, ne, not, type SQL } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../../auth/account.ts";
import { hasEmail } from "../../../auth/user-queries.ts";
import type { Database, Transaction } from "../../../database/database.ts";
import { getViolatedConstraint } from "../../../database/errors.ts";
import { sessions, users } from "../../../database/schema.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { AddressEmailJob } from "../../../database/job-queues.ts";

interface LinkAccount {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
}

export type EmailLinkStore = ReturnType<typeof createEmailLinkStore>;

export function createEmailLinkStore(db: Database) {
  return {
    /** Returns undefined for unknown and inactive accounts. */
    findByEmail: (email: string) => findActiveAccount(db, hasEmail(email)),
    /** Returns undefined for unknown and inactive accounts. */
    findById: (id: string) => findActiveAccount(db, eq(users.id, id)),

    /** Whether the account exists, active or not. */
    hasAccount: async (id: string): Promise<boolean> =>
      (await db.$count(users, eq(users.id, id))) > 0,

    /** Whether another account has the email, active or not. */
    hasOtherAccount: async (email: string, userId: string): Promise<boolean> =>
      (await db.$count(users, and(hasEmail(email), ne(users.id, userId)))) > 0,

    enqueueEmail: (email: AddressEmailJob): Promise<void> =>
      db.transaction((tx) => enqueue(tx, "send-mail", email)),

    /** Returns the user, or undefined if no active, unverified account has this id and email. */
    verify: async (id: string, email: string): Promise<UserRow | undefined> => {
      const [user] = await db
        .update(users)
        .set({ is_verified: true })
        .where(and(eq(users.id, id), hasEmail(email), users.is_active, not(users.is_verified)))
        .returning(accountColumns);
      return user;
    },

    /**
     * Changes and verifies the email, and notifies the previous address. Returns undefined if the email or password of
     * the account has changed since it was read, or another account has the new email.
     */
    changeEmail: (account: LinkAccount, newEmail: string): Promise<UserRow | undefined> =>
      db
        .transaction((tx) => changeEmail(tx, account, newEmail))
        .catch((error: unknown) => {
          if (getViolatedConstraint(error) === "users_email_key") return undefined;
          throw error;
        }),

    /** Sets the password hash and deletes every session. Returns false if the password is no longer `oldHash`. */
    replacePassword: (id: string, oldHash: string, newHash: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { rowCount } = await tx
          .update(users)
          .set({ password_hash: newHash })
          .where(and(eq(users.id, id), eq(users.password_hash, oldHash), users.is_active));
        if (rowCount !== 1) return false;
        await tx.delete(sessions).where(eq(sessions.user_id, id));
        return true;
      }),
  };
}

async function findActiveAccount(db: Database, where: SQL) {
  const [user] = await db
    .select({
      id: users.id,
      username: users.username,
      display_name: users.display_name,
      email: users.email,
      is_verified: users.is_verified,
      password_hash: users.password_hash,
    })
    .from(users)
    .where(and(where, users.is_active));
  return user;
}

async function changeEmail(
  tx: Transaction,
  { id, email, password_hash }: LinkAccount,
  newEmail: string,
): Promise<UserRow | undefined> {
  const isUnchanged = and(eq(users.email, email), eq(users.password_hash, password_hash));
  const [user] = await tx
    .update(users)
    .set({ email: newEmail, is_verified: true })
    .where(and(eq(users.id, id), isUnchanged, users.is_active))
    .returning(accountColumns);
  if (user) await enqueue(tx, "send-mail", { kind: "email-changed", user: id, email });
  return user;
}
