import { sql } from "drizzle-orm";
import type { ClientBase } from "pg";

import type { Database } from "./database.ts";

/** An arbitrary number that must never change. */
const FILE_LOCK_KEY = 7_086_789;

/** Prevents the removal of stored files during a backup, until the connection ends. */
export async function lockFiles(client: ClientBase): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [FILE_LOCK_KEY]);
}

/** Calls `remove` unless a backup has locked the files. Otherwise, the nightly sweep removes them later. */
export async function runUnlessFilesLocked(
  db: Database,
  remove: () => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Removing files from a bucket can take long. Meanwhile, the transaction blocks nothing except backups.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const { rows } = await tx.execute<{ acquired: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${FILE_LOCK_KEY}) as acquired`,
    );
    if (rows[0]?.acquired) await remove();
  });
}
