import { sql } from "drizzle-orm";
import { expect } from "vitest";

import type { TestApi } from "../../../testing/index.ts";

/** A vacuum skips the rows that a transaction of the worker can still see. Then PostgreSQL scans the table instead. */
export const vacuumActivities = (db: TestApi["db"]) =>
  expect
    .poll(async () => {
      await db.execute(sql`vacuum analyze`);
      const { rows } = await db.execute<{ is_clean: boolean }>(
        sql`select relallvisible = relpages as is_clean from pg_class where relname = 'activities'`,
      );
      return rows[0]?.is_clean;
    })
    .toBe(true);
