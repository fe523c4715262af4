import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Matches a part of the column, regardless of case. Escapes `%` and `_`. Can use a trigram index on `lower(column)`. */
export const containsText = (column: AnyColumn, text: string): SQL =>
  sql`lower(${column}) like lower(${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;
