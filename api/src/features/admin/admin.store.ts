import { asc, count, or, sql } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../auth/account.ts";
import type { Database } from "../../database/database.ts";
import { users } from "../../database/schema.ts";

interface UserPage {
  /** Part of a username or an e-mail, whatever its case. */
  readonly q: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export const adminStore = (db: Database) => ({
  /** By username, with the number of all that match. */
  users: async ({ q, limit, offset }: UserPage): Promise<{ rows: UserRow[]; total: number }> => {
    const matching = q ? or(contains(users.username, q), contains(users.email, q)) : undefined;
    const [rows, [counted]] = await Promise.all([
      db
        .select(accountColumns)
        .from(users)
        .where(matching)
        .orderBy(asc(sql`lower(${users.username})`))
        .limit(limit)
        .offset(offset),
      db.select({ total: count() }).from(users).where(matching),
    ]);
    return { rows, total: counted?.total ?? 0 };
  },
});

export type AdminStore = ReturnType<typeof adminStore>;

/** No pattern: what a person types means itself. */
const contains = (column: typeof users.username | typeof users.email, q: string) =>
  sql`position(lower(${q}) in lower(${column})) > 0`;
