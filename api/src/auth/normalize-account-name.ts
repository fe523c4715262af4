import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/*
 * Emails and usernames are unique regardless of case. Indexes, queries and rate limits must agree on which ones are
 * equal. So all of them change only ASCII letters: the rules for other letters differ between JavaScript and PostgreSQL.
 * The contract allows only ASCII emails and usernames.
 */

export const normalizeAccountName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The same for a column or a value in PostgreSQL. The indexes of the schema use this expression. */
export const normalizedAccountName = (name: SQLWrapper): SQL => sql`lower(${name} collate "C")`;
