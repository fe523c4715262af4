import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";
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

export async function deleteChecksums(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(storedFiles).where(sql`${storedFiles.key} = any(${sql.param(keys)}::text[])`);
}
