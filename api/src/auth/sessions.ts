import { and, eq, gt, lt, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { sessions, users } from "../database/schema.ts";
import { type Account, accountColumns } from "./account.ts";
import { type Claims, LIFETIME_MS, type Tokens } from "./tokens.ts";

/** Sign-ins: an access token is bound to a row here, and dies with it. */
export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(db: Database, tokens: Tokens) {
  const live = (claims: Claims) =>
    and(
      eq(sessions.id, claims.session),
      eq(sessions.user_id, claims.user),
      gt(sessions.expires_at, sql`now()`),
      users.is_active,
    );

  return {
    /** Signs a user in and answers with the access token. */
    open: async (userId: string): Promise<string> => {
      const expires_at = new Date(Date.now() + LIFETIME_MS);
      const [session] = await db
        .insert(sessions)
        .values({ user_id: userId, expires_at })
        .returning({ id: sessions.id });
      if (!session) throw new Error("The session was not stored");
      return tokens.sign({ user: userId, session: session.id }, expires_at);
    },

    find: async (claims: Claims): Promise<Account | undefined> => {
      const [account] = await db
        .select({ ...accountColumns, session_id: sessions.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .where(live(claims));
      return account;
    },

    end: async (sessionId: string) => {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },

    forgetExpired: async () => {
      await db.delete(sessions).where(lt(sessions.expires_at, sql`now()`));
    },
  };
}
