import type { Session } from "@topout/shared/contract";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";

import type { Account } from "../../../auth/account.ts";
import type { Actor } from "../../../auth/actor.ts";
import type { DatabaseReader, Transaction } from "../../../database/database.ts";
import { isoTimestamp } from "../../../database/iso-timestamp.ts";
import { sessions, users } from "../../../database/schema.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { Changes } from "../../../auth/changes.ts";

const MAX_LISTED_SESSIONS = 100;

export const createSecurityStore = (db: DatabaseReader, changes: Changes) => ({
  /** Stores the new hash and deletes the user's other sessions. Returns false if the password has changed meanwhile. */
  replacePassword: (actor: Actor, oldHash: string, newHash: string): Promise<boolean> =>
    changes.runTransaction({ actor, lock: "no key update" }, async (tx) => {
      const { rowCount } = await tx
        .update(users)
        .set({ password_hash: newHash })
        .where(and(eq(users.id, actor.id), eq(users.password_hash, oldHash)));
      if (rowCount !== 1) return false;
      await deleteOtherSessions(tx, actor);
      return true;
    }),

  enqueueEmailChange: (actor: Actor, email: string): Promise<void> =>
    changes.runTransaction({ actor }, (tx) =>
      enqueue(tx, "send-mail", { kind: "change-email", user: actor.id, email }),
    ),

  /** Lists the current session first, then the most recently used sessions. */
  listSessions: ({ id, session_id }: Account): Promise<Session[]> => {
    const isCurrent = sql<boolean>`${sessions.id} = ${session_id}`;
    return db
      .select({
        id: sessions.id,
        current: isCurrent,
        created: isoTimestamp(sessions.created_at),
        last_seen: isoTimestamp(sessions.last_seen),
        agent: sessions.agent,
      })
      .from(sessions)
      .where(and(eq(sessions.user_id, id), gt(sessions.expires_at, sql`now()`)))
      .orderBy(desc(isCurrent), desc(sessions.last_seen), desc(sessions.id))
      .limit(MAX_LISTED_SESSIONS);
  },

  deleteOtherSessions: (actor: Actor): Promise<void> =>
    changes.runTransaction({ actor, lock: "no key update" }, (tx) =>
      deleteOtherSessions(tx, actor),
    ),
});

export type SecurityStore = ReturnType<typeof createSecurityStore>;

async function deleteOtherSessions(tx: Transaction, { id, sessionId }: Actor) {
  await tx.delete(sessions).where(and(eq(sessions.user_id, id), ne(sessions.id, sessionId)));
}
