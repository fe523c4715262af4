import { createHash } from "node:crypto";

import { DrizzleQueryError, fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

import type { DatabaseReader } from "./database.ts";

const dialect = new PgDialect();

/**
 * Prepares a query with placeholders. Builds the SQL once, and each connection plans it once. Use it for frequent
 * queries with a slow build or plan.
 */
export function prepareQuery<Row extends object>(query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const name = createHash("sha1").update(text).digest("base64url");
  return async (db: DatabaseReader, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const config = {
      ...(db.canNameStatements && { name }),
      text,
      values: fillPlaceholders(params, values),
    };
    try {
      return (await db.$client.query<Row>(config)).rows;
    } catch (error) {
      // Drizzle throws the same error for its own queries.
      throw new DrizzleQueryError(text, config.values, error instanceof Error ? error : undefined);
    }
  };
}
