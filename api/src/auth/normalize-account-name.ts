import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/*
 * Emails and usernames are unique regardless of case. Indexes, queries and rate limits must agree on which ones are
 * equal. So all of them change only ASCII letters. JavaScript and PostgreSQL have different rules for other letters.
 * The contract allows only ASCII emails and usernames.
 */

export const normalizeAccountName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The same in PostgreSQL, for a column or a value. The indexes of `users` use the same expression. */
export const normalizeAccountNameInSql = (name: SQLWrapper): SQL => sql`lower(${name} collate "C")`;
