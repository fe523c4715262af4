import { createHash } from "node:crypto";

import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

import type { Database } from "./database.ts";

const dialect = new PgDialect();

/**
 * A query with placeholders, spelt once and planned once for each connection, for what is asked all the time: spelling
 * and planning it anew costs about as much as running it.
 */
export function prepared<Row extends object>(query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const name = createHash("sha1").update(text).digest("base64url");
  return async (db: Database, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const { rows } = await db.$client.query<Row>({
      name,
      text,
      values: fillPlaceholders(params, values),
    });
    return rows;
  };
}
