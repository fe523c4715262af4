import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Whether the column contains the text, regardless of case. Can use a trigram index on `lower(column)`. */
export const containsText = (column: AnyColumn, text: string): SQL =>
  sql`lower(${column}) like lower(${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;
