import { sql } from "drizzle-orm";
import type { ClientBase } from "pg";

import type { Database } from "./database.ts";

/** An arbitrary number that must never change. */
const FILE_LOCK_KEY = 7_086_789;

/** Prevents the removal of stored files until the connection ends, while a backup reads them. */
export async function lockFiles(client: ClientBase): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [FILE_LOCK_KEY]);
}

/** Runs `remove` unless a backup holds the lock. The nightly sweep removes the skipped files later. */
export async function unlessFilesLocked(db: Database, remove: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ acquired: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${FILE_LOCK_KEY}) as acquired`,
    );
    if (rows[0]?.acquired) await remove();
  });
}
