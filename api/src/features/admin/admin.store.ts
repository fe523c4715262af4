import { asc, count, eq, or, sql } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../auth/account.ts";
import { holdLeaving } from "../../auth/last-admin.ts";
import type { Database } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";

interface UserPage {
  /** Part of a username or an e-mail, whatever its case. */
  readonly q: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Taking the admin's away is `demote`. */
type Role = { readonly is_superuser: true } | { readonly route_setter: boolean };

export const createAdminStore = (db: Database) => ({
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

  /** May be repeated. @throws {ProblemError} 404 where there is no such account. */
  setRole: (userId: string, role: Role): Promise<UserRow> => setRole(db, userId, role),

  /** May be repeated. @throws {ProblemError} 404, or LAST_ADMIN where nobody would be left. */
  demote: (userId: string): Promise<UserRow> =>
    db.transaction(async (tx) => {
      await holdLeaving(tx, userId);
      return setRole(tx, userId, { is_superuser: false });
    }),
});

export type AdminStore = ReturnType<typeof createAdminStore>;

async function setRole(db: Pick<Database, "update">, userId: string, role: Partial<UserRow>) {
  const [user] = await db
    .update(users)
    .set(role)
    .where(eq(users.id, userId))
    .returning(accountColumns);
  if (!user) throw noSuchAccount();
  return user;
}

const noSuchAccount = () =>
  new ProblemError("NOT_FOUND", { message: "This account is not there any more." });

/** No pattern: what a person types means itself. Both columns have an index of trigrams. */
const contains = (column: typeof users.username | typeof users.email, q: string) =>
  sql`lower(${column}) like lower(${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;
