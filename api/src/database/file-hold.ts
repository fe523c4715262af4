import { sql } from "drizzle-orm";
import type { ClientBase } from "pg";

import type { Database } from "./database.ts";

/** Any number will do, as long as it stays the same. */
const FILE_HOLD = 7_086_789;

/** Keeps every stored file where it is until the connection ends: a backup reads what rows named when it began. */
export async function holdFiles(client: ClientBase): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [FILE_HOLD]);
}

/** Removes files, unless a backup holds them: then nothing is done, and the nightly sweep finds them another day. */
export async function unlessHeld(db: Database, remove: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${FILE_HOLD}) as free`,
    );
    if (rows[0]?.free) await remove();
  });
}
