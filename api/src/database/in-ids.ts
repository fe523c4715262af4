import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Like drizzle's `inArray`, with one array parameter: PostgreSQL allows 65,535 parameters at most. */
export const inIds = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::uuid[])`;
