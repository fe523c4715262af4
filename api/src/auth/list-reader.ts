import { and, eq, gt, sql } from "drizzle-orm";

import type { DatabaseReader } from "../database/database.ts";
import type { Replica } from "../database/replica.ts";
import { sessions } from "../database/schema.ts";
import { replicaReads } from "../metrics/metrics.ts";
import type { Claims } from "./tokens.ts";

/** The user of a request with a token. The query must check that the session is valid. */
type Reader = Claims | undefined;
type ListQuery<T> = (db: DatabaseReader, reader: Reader) => Promise<T>;

/** Reads lists that may be a second old, except for the changes of their reader. */
export interface ListReader {
  /** Runs the query on the replica if possible, otherwise on the primary. */
  readonly read: <T>(reader: Reader, query: ListQuery<T>) => Promise<T>;
  /** Returns undefined if the query must run on the primary. */
  readonly tryReplica: <T>(
    reader: Reader,
    query: ListQuery<T>,
  ) => Promise<{ readonly value: T } | undefined>;
}

/** Without a replica, all queries run on the primary. */
export function createListReader(db: DatabaseReader, replica?: Replica): ListReader {
  const tryReplica: ListReader["tryReplica"] = async (reader, query) => {
    if (!replica) return undefined;
    const result = replica.isUsable ? await readReplica(replica, reader, query) : undefined;
    replicaReads.inc({ server: result ? "replica" : "primary" });
    return result;
  };

  async function readReplica<T>(server: Replica, reader: Reader, query: ListQuery<T>) {
    const session = reader && (await findSession(db, reader));
    if (session && !server.hasReplayed(session.lastWrite)) return undefined;
    return server.tryRead((replicaDb) => query(replicaDb, session && reader));
  }

  return {
    tryReplica,
    read: async (reader, query) => {
      const result = await tryReplica(reader, query);
      return result ? result.value : query(db, reader);
    },
  };
}

/** Returns undefined if the session has ended. */
async function findSession(db: DatabaseReader, { sessionId }: Claims) {
  const [session] = await db
    .select({ lastWrite: sessions.last_write })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expires_at, sql`now()`)));
  return session;
}
