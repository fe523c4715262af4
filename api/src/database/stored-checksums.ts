import { sql } from "drizzle-orm";

import type { Database, Transaction } from "./database.ts";
import { storedFiles } from "./schema.ts";

interface StoredChecksum {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Replaces the checksum of a key. */
export async function storeChecksum(
  db: Database,
  { key, sizeBytes, sha256 }: StoredChecksum,
): Promise<void> {
  const values = { size_bytes: sizeBytes, sha256 };
  await db
    .insert(storedFiles)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: storedFiles.key, set: values });
}

/** Whether the checksums of both files are known and equal. */
export async function haveSameContent(
  tx: Transaction,
  keys: readonly [string, string],
): Promise<boolean> {
  const { rows } = await tx.execute<{ isSame: boolean }>(sql`
    select count(*) = 2 and count(distinct (size_bytes, sha256)) = 1 as "isSame"
    from ${storedFiles} where ${storedFiles.key} = any(${sql.param(keys)}::text[])`);
  return rows[0]?.isSame === true;
}

export async function deleteChecksums(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(storedFiles).where(sql`${storedFiles.key} = any(${sql.param(keys)}::text[])`);
}
