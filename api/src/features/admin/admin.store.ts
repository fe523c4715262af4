import { asc, count, eq, or, sql } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../auth/account.ts";
import { requireAnotherAdmin } from "../../auth/require-another-admin.ts";
import type { Database } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";

interface UserPage {
  /** A part of a username or an email, regardless of case. */
  readonly q: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A change of a role. Use `demote` to remove the admin role. */
type Role = { readonly is_superuser: true } | { readonly route_setter: boolean };

export const createAdminStore = (db: Database) => ({
  /** Returns a page of users, sorted by username, and the number of all matches. */
  listUsers: async ({
    q,
    limit,
    offset,
  }: UserPage): Promise<{ rows: UserRow[]; total: number }> => {
    const isMatch = q ? or(contains(users.username, q), contains(users.email, q)) : undefined;
    const [rows, [counts]] = await Promise.all([
      db
        .select(accountColumns)
        .from(users)
        .where(isMatch)
        .orderBy(asc(sql`lower(${users.username})`))
        .limit(limit)
        .offset(offset),
      db.select({ total: count() }).from(users).where(isMatch),
    ]);
    return { rows, total: counts?.total ?? 0 };
  },

  /** Idempotent. @throws {ProblemError} 404 for an unknown user. */
  setRole: (userId: string, role: Role): Promise<UserRow> => setRole(db, userId, role),

  /** Idempotent. @throws {ProblemError} 404 for an unknown user, LAST_ADMIN for the only active admin. */
  demote: (userId: string): Promise<UserRow> =>
    db.transaction(async (tx) => {
      await requireAnotherAdmin(tx, userId);
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
  if (!user) throw createUserNotFoundError();
  return user;
}

const createUserNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This account no longer exists." });

/** Matches a part of the column, regardless of case. Escapes `%` and `_`. Both columns have a trigram index. */
const contains = (column: typeof users.username | typeof users.email, q: string) =>
  sql`lower(${column}) like lower(${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;
