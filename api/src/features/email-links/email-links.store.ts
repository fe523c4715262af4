import { and, eq, not, type SQL } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../auth/account.ts";
import { hasEmail } from "../../auth/user-queries.ts";
import type { Database } from "../../database/database.ts";
import { sessions, users } from "../../database/schema.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobData } from "../../database/job-queues.ts";

export type EmailLinkStore = ReturnType<typeof createEmailLinkStore>;

export function createEmailLinkStore(db: Database) {
  const findActive = async (where: SQL) => {
    const [user] = await db
      .select({
        id: users.id,
        username: users.username,
        email: users.email,
        is_verified: users.is_verified,
        password_hash: users.password_hash,
      })
      .from(users)
      .where(and(where, users.is_active));
    return user;
  };

  return {
    /** Ignores inactive accounts. */
    findByEmail: (email: string) => findActive(hasEmail(email)),
    /** Ignores inactive accounts. */
    findById: (id: string) => findActive(eq(users.id, id)),

    enqueueEmail: (email: JobData["send-mail"]): Promise<void> =>
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

    /** Also ends every session. Returns false if the password has changed since the request started. */
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
