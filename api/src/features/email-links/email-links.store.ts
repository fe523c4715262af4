import { and, eq, not, type SQL, sql } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../auth/account.ts";
import type { Database } from "../../database/database.ts";
import { sessions, users } from "../../database/schema.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobData } from "../../database/job-queues.ts";

export type EmailLinkStore = ReturnType<typeof createEmailLinkStore>;

export function createEmailLinkStore(db: Database) {
  const find = async (which: SQL) => {
    const [user] = await db
      .select({
        id: users.id,
        username: users.username,
        email: users.email,
        is_verified: users.is_verified,
        password_hash: users.password_hash,
      })
      .from(users)
      .where(and(which, users.is_active));
    return user;
  };

  return {
    /** Whoever is deactivated is not found. */
    findByEmail: (email: string) => find(isEmail(email)),
    findById: (id: string) => find(eq(users.id, id)),

    ask: (mail: JobData["send-mail"]): Promise<void> =>
      db.transaction((tx) => enqueue(tx, "send-mail", mail)),

    /** Answers with the user; undefined where there is no such account that is still unverified. */
    verify: async (id: string, email: string): Promise<UserRow | undefined> => {
      const [verified] = await db
        .update(users)
        .set({ is_verified: true })
        .where(and(eq(users.id, id), isEmail(email), users.is_active, not(users.is_verified)))
        .returning(accountColumns);
      return verified;
    },

    /** Ends every session too. False where the present password is not `from` any more. */
    replacePassword: (id: string, from: string, to: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { rowCount } = await tx
          .update(users)
          .set({ password_hash: to })
          .where(and(eq(users.id, id), eq(users.password_hash, from), users.is_active));
        if (rowCount !== 1) return false;
        await tx.delete(sessions).where(eq(sessions.user_id, id));
        return true;
      }),
  };
}

const isEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;
