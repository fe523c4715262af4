import { toAsciiEmail } from "@topout/shared/contract";
import { asc, or, sql } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../auth/account.ts";
import { normalizeAccountNameInSql } from "../../auth/normalize-account-name.ts";
import { containsText } from "../../database/contains-text.ts";
import { countTotal } from "../../database/count-total.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import type { Changes } from "../../auth/changes.ts";
import { createChangeUser } from "./change-user.ts";

interface UserPageRequest {
  /** A part of a username, a display name or an email, regardless of case. */
  readonly q: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export const createAdminStore = (changes: Changes) => ({
  /** Returns a page of users, sorted by username, and the number of matches. */
  listUsers: async (
    { q, limit, offset }: UserPageRequest,
    source: DatabaseReader,
  ): Promise<{ rows: UserRow[]; total: number }> => {
    const isMatch = q
      ? or(
          containsText(users.username, q),
          containsText(users.display_name, q),
          containsText(users.email, toAsciiEmail(q)),
        )
      : undefined;
    const [rows, total] = await Promise.all([
      source
        .select(accountColumns)
        .from(users)
        .where(isMatch)
        // The unique index supports this order.
        .orderBy(asc(normalizeAccountNameInSql(users.username)))
        .limit(limit)
        .offset(offset),
      countTotal(source, sql`from ${users} where ${isMatch ?? sql`true`}`),
    ]);
    return { rows, total };
  },

  changeUser: createChangeUser(changes),
});

export type AdminStore = ReturnType<typeof createAdminStore>;
