import { MAX_TOTAL } from "@topout/shared/contract";
import { type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "./database.ts";

/** Counts the rows of a list, up to `MAX_TOTAL`. `rows` starts with `from`. */
export async function countTotal(db: DatabaseReader, rows: SQL): Promise<number> {
  const result = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select ${rows} limit ${MAX_TOTAL}) as counted`,
  );
  return result.rows[0]?.total ?? 0;
}
