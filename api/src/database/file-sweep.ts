import type { Database } from "./database.ts";
import { fileSweep } from "./schema.ts";

/** Returns how many parts of the storage the current sweep has finished. */
export async function readSweptParts(db: Database): Promise<number> {
  const [sweep] = await db.select().from(fileSweep);
  return sweep?.swept_parts ?? 0;
}

export async function storeSweptParts(db: Database, sweptParts: number): Promise<void> {
  await db
    .insert(fileSweep)
    .values({ swept_parts: sweptParts })
    .onConflictDoUpdate({ target: fileSweep.only, set: { swept_parts: sweptParts } });
}
