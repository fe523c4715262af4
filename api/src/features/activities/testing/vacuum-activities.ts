import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";

import type { TestApi } from "../../../testing/index.ts";

/**
 * A vacuum skips the rows that a transaction of the worker can still see. Then PostgreSQL scans the table instead. At full
 * size, a vacuum takes up to 20 seconds on a busy machine.
 */
export async function vacuumActivities(db: TestApi["db"]): Promise<void> {
  const vacuum = async () => {
    // By default, a vacuum also skips a few pages with removed rows.
    await db.execute(sql`vacuum (analyze, index_cleanup on)`);
    const { rows } = await db.execute<{ is_clean: boolean }>(sql`
      select bool_and(relallvisible = relpages) as is_clean
      from pg_class where relname in ('activities', 'recent_activities')`);
    return rows[0]?.is_clean;
  };
  await vi.waitFor(async () => expect(await vacuum()).toBe(true), { timeout: 120_000 });
}
