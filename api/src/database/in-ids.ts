import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Like drizzle's `inArray`, but with one array parameter, because PostgreSQL allows only 65,535 parameters. */
export const inIds = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::uuid[])`;
