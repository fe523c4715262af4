import { MAX_TOTAL, toAsciiEmail } from "@topout/shared/contract";
import { asc, or, type SQL, sql } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../auth/account.ts";
import { normalizeAccountNameInSql } from "../../auth/normalize-account-name.ts";
import { containsText } from "../../database/contains-text.ts";
import { countTotal } from "../../database/count-total.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { users } from "../../database/schema.ts";

interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface UserPageRequest extends Page {
  /** A part of a username, a display name or an email, regardless of case. */
  readonly q: string | undefined;
}

export interface UserPage {
  readonly rows: UserRow[];
  /** At most `MAX_TOTAL`. */
  readonly total: number;
}

/** A search with more matches reads users in the order of their names, because some of so many come early. */
const MAX_SORTED = 2 * MAX_TOTAL;

const name = normalizeAccountNameInSql(users.username);

/** Returns a page of the matching users, sorted by username. */
export async function listUsers(
  source: DatabaseReader,
  { q, ...page }: UserPageRequest,
): Promise<UserPage> {
  if (!q) {
    const [rows, total] = await Promise.all([
      readInOrder(source, sql`true`, page),
      countTotal(source, sql`from ${users}`),
    ]);
    return { rows, total };
  }
  const isMatch = containsInAnyField(q);
  const { count, ids } = await findMatches(source, isMatch, page);
  const rows =
    count > MAX_SORTED
      ? await readInOrder(source, isMatch, page)
      : await selectUsers(source).where(inIds(users.id, ids)).orderBy(asc(name));
  return { rows, total: Math.min(count, MAX_TOTAL) };
}

const containsInAnyField = (q: string): SQL =>
  sql`(${or(
    containsText(users.username, q),
    containsText(users.display_name, q),
    containsText(users.email, toAsciiEmail(q)),
  )})`;

const selectUsers = (source: DatabaseReader) => source.select(accountColumns).from(users);

/** Reads users in the order of the unique index until the page is full. */
const readInOrder = (source: DatabaseReader, isMatch: SQL, { limit, offset }: Page) =>
  selectUsers(source).where(isMatch).orderBy(asc(name)).limit(limit).offset(offset);

/**
 * Finds all matches before it sorts them, so that PostgreSQL uses the trigram indexes. It would expect them to be spread
 * over the names, and read users in order: all of them, if the matches come last.
 */
async function findMatches(source: DatabaseReader, isMatch: SQL, { limit, offset }: Page) {
  const { rows } = await source.execute<{ count: number; ids: string[] }>(sql`
    with matches as materialized (
      select ${users.id} as id, ${name} as name from ${users} where ${isMatch} limit ${MAX_SORTED + 1}
    ), total as materialized (select count(*)::int as count from matches)
    select count, array(
      select id from matches where count <= ${MAX_SORTED} order by name limit ${limit} offset ${offset}
    ) as ids
    from total`);
  return rows[0] ?? { count: 0, ids: [] };
}
