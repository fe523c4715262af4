import { createHash, randomBytes } from "node:crypto";

import { and, desc, eq, gt, lt, notInArray, sql } from "drizzle-orm";

import type { Database, Transaction } from "../database/database.ts";
import { sessionLinks } from "../database/schema.ts";
import type { Account } from "./account.ts";
import type { Sessions } from "./sessions.ts";

const LIFETIME_MS = 5 * 60 * 1_000;
/** A further link deletes the oldest one of the session. */
const MAX_PER_SESSION = 10;

export type SessionLinks = ReturnType<typeof createSessionLinks>;

/** One-time tokens in links. A token authenticates the user of its session, and is invalid after that session ends. */
export function createSessionLinks(db: Database, sessions: Pick<Sessions, "findById">) {
  const isValid = (token: string) =>
    and(eq(sessionLinks.token_hash, hashToken(token)), gt(sessionLinks.expires_at, sql`now()`));

  return {
    create: async (tx: Transaction, sessionId: string): Promise<string> => {
      const token = randomBytes(32).toString("base64url");
      await tx.insert(sessionLinks).values({
        token_hash: hashToken(token),
        session_id: sessionId,
        expires_at: new Date(Date.now() + LIFETIME_MS),
      });
      const isOfSession = eq(sessionLinks.session_id, sessionId);
      const newest = tx
        .select({ token_hash: sessionLinks.token_hash })
        .from(sessionLinks)
        .where(isOfSession)
        .orderBy(desc(sessionLinks.expires_at))
        .limit(MAX_PER_SESSION);
      await tx
        .delete(sessionLinks)
        .where(and(isOfSession, notInArray(sessionLinks.token_hash, newest)));
      return token;
    },

    /** Returns the user of the link. The link stays valid. */
    find: async (token: string): Promise<Account | undefined> => {
      const [link] = await db.select().from(sessionLinks).where(isValid(token));
      return link && sessions.findById(link.session_id);
    },

    /** Returns the user of the link, and deletes the link. */
    consume: async (token: string): Promise<Account | undefined> => {
      const [link] = await db.delete(sessionLinks).where(isValid(token)).returning();
      return link && sessions.findById(link.session_id);
    },

    deleteExpired: async (): Promise<void> => {
      await db.delete(sessionLinks).where(lt(sessionLinks.expires_at, sql`now()`));
    },
  };
}

/** The token is random, so a fast hash is enough. */
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
