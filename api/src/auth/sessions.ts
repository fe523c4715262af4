import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/database.ts";
import { sessions, users } from "../database/schema.ts";
import { AuthError } from "./errors.ts";
import { describeUserAgent } from "./describe-user-agent.ts";
import { type Account, accountColumns } from "./account.ts";
import { DEFAULT_SESSION_IDLE } from "./session-idle.ts";
import { type Claims, SESSION_LIFETIME_DAYS, SESSION_LIFETIME_MS, type Tokens } from "./tokens.ts";

export interface Credentials {
  readonly id: string;
  readonly password_hash: string;
}

/** A session of staff gives access to what belongs to others, so it can end earlier. The query joins the user. */
const isStaff = sql`(users.is_superuser or users.route_setter
  or exists (select from memberships where memberships.user_id = users.id))`;

const days = (count: number): SQL => sql`make_interval(days => ${count})`;

/** A request updates `last_seen` only if it is older than this. */
const LAST_SEEN_INTERVAL = sql`interval '5 minutes'`;
const isLastSeenOutdated = lt(sessions.last_seen, sql`now() - ${LAST_SEEN_INTERVAL}`);

/** Sessions of signed-in users. An access token is invalid after its session row is deleted. */
export type Sessions = ReturnType<typeof createSessions>;

/** `expires_at` of a session is the earlier of two ends: its longest lifetime, and the idle time after its last use. */
export function createSessions(db: Database, tokens: Tokens, idle = DEFAULT_SESSION_IDLE) {
  const staffDays = Math.min(idle.staffDays, idle.days);
  const idleTime = sql`case when ${isStaff} then ${days(staffDays)} else ${days(idle.days)} end`;

  return {
    /**
     * Returns an access token, or undefined if the password has changed since its verification. `for share` waits for a
     * concurrent password reset, which could not delete a session that is inserted at the same time.
     */
    create: async (user: Credentials, userAgent?: string): Promise<string | undefined> => {
      const expires = new Date(Date.now() + SESSION_LIFETIME_MS);
      const sessionId = uuidv7();
      const { rowCount } = await db.execute(sql`
        insert into sessions (id, user_id, expires_at, agent)
        select ${sessionId}::uuid, id, least(${expires.toISOString()}::timestamptz, now() + ${idleTime}),
          ${describeUserAgent(userAgent)}
        from users
        where id = ${user.id} and password_hash = ${user.password_hash} and is_active
        for share`);
      return rowCount === 1 ? tokens.sign({ userId: user.id, sessionId }, expires) : undefined;
    },

    find: (claims: Claims): Promise<Account | undefined> =>
      findActive(
        { db, idleTime },
        and(eq(sessions.id, claims.sessionId), eq(sessions.user_id, claims.userId)),
      ),

    findById: (sessionId: string): Promise<Account | undefined> =>
      findActive({ db, idleTime }, eq(sessions.id, sessionId)),

    /** @throws {AuthError} if the session has ended during the request. */
    delete: async (sessionId: string): Promise<void> => {
      const { rowCount } = await db.delete(sessions).where(eq(sessions.id, sessionId));
      if (rowCount === 0) throw new AuthError("signed-out");
    },

    /** Also shortens sessions of users who have become staff, and all of them after a change of the settings. */
    deleteExpired: async () => {
      await db.execute(sql`
        update sessions set expires_at = last_seen + ${idleTime} from users
        where users.id = sessions.user_id and sessions.expires_at > sessions.last_seen + ${idleTime}`);
      await db.delete(sessions).where(lt(sessions.expires_at, sql`now()`));
    },
  };
}

interface ActiveSessionQuery {
  readonly db: Database;
  readonly idleTime: SQL;
}

async function findActive(
  { db, idleTime }: ActiveSessionQuery,
  where: SQL | undefined,
): Promise<Account | undefined> {
  const [row] = await db
    .select({
      account: { ...accountColumns, session_id: sessions.id },
      isLastSeenOutdated: sql<boolean>`${isLastSeenOutdated}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(where, gt(sessions.expires_at, sql`now()`), users.is_active));
  if (row?.isLastSeenOutdated) {
    await updateLastSeen({ db, idleTime }, row.account.session_id);
  }
  return row?.account;
}

/** Skips the session while a change of it is open, so that no request waits for another one. */
async function updateLastSeen(
  { db, idleTime }: ActiveSessionQuery,
  sessionId: string,
): Promise<void> {
  await db.execute(sql`
    update sessions
    set last_seen = now(),
      expires_at = least(sessions.created_at + ${days(SESSION_LIFETIME_DAYS)}, now() + ${idleTime})
    from users
    where users.id = sessions.user_id and sessions.id = (
      select id from sessions where id = ${sessionId} and ${isLastSeenOutdated}
      for no key update skip locked)`);
}
