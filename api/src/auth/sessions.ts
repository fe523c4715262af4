import { and, eq, gt, lt, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/database.ts";
import { sessions, users } from "../database/schema.ts";
import { type Account, accountColumns } from "./account.ts";
import { type Claims, SESSION_LIFETIME_MS, type Tokens } from "./tokens.ts";

interface Credentials {
  readonly id: string;
  readonly password_hash: string;
}

/** Sessions of signed-in users. An access token is invalid once its session row is deleted. */
export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(db: Database, tokens: Tokens) {
  const isActiveSession = (claims: Claims) =>
    and(
      eq(sessions.id, claims.session),
      eq(sessions.user_id, claims.user),
      gt(sessions.expires_at, sql`now()`),
      users.is_active,
    );

  return {
    /**
     * Returns an access token, or undefined if the password has changed since it was compared. `for share` waits for a
     * concurrent password reset. The reset would not delete a session that is inserted at the same time.
     */
    create: async (user: Credentials): Promise<string | undefined> => {
      const expires = new Date(Date.now() + SESSION_LIFETIME_MS);
      const session = uuidv7();
      const { rowCount } = await db.execute(sql`
        insert into sessions (id, user_id, expires_at)
        select ${session}::uuid, id, ${expires.toISOString()}::timestamptz from users
        where id = ${user.id} and password_hash = ${user.password_hash} and is_active
        for share`);
      return rowCount === 1 ? tokens.sign({ user: user.id, session }, expires) : undefined;
    },

    find: async (claims: Claims): Promise<Account | undefined> => {
      const [account] = await db
        .select({ ...accountColumns, session_id: sessions.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .where(isActiveSession(claims));
      return account;
    },

    delete: async (sessionId: string) => {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },

    deleteExpired: async () => {
      await db.delete(sessions).where(lt(sessions.expires_at, sql`now()`));
    },
  };
}
