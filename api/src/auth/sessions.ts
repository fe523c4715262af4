import { and, eq, gt, lt, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/database.ts";
import { sessions, users } from "../database/schema.ts";
import { type Account, accountColumns } from "./account.ts";
import { type Claims, LIFETIME_MS, type Tokens } from "./tokens.ts";

interface SignIn {
  readonly id: string;
  readonly password_hash: string;
}

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
    /**
     * Signs a user in and answers with the access token; undefined where the password is not the one any more that was
     * compared. The row is held meanwhile, so that no session outlives the reset that is to end them all.
     */
    open: async (user: SignIn): Promise<string | undefined> => {
      const expires = new Date(Date.now() + LIFETIME_MS);
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
