import type { UserChange } from "@topout/shared/contract";
import { eq } from "drizzle-orm";

import { accountColumns, requireUserRow, type UserRow } from "../../auth/account.ts";
import type { Database } from "../../database/database.ts";
import { requireGym } from "../../database/require-gym.ts";
import { users } from "../../database/schema.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { ProblemError } from "../../errors/problem-error.ts";

export const createAccountStore = (db: Database) => ({
  /** @throws {ProblemError} 404 for an unknown home gym, 400 if another user has the username. */
  update: async (userId: string, change: UserChange): Promise<UserRow> => {
    if (change.home_gym) await requireGym(db, change.home_gym);
    if (Object.values(change).every((value) => value === undefined)) return readAccount(db, userId);
    const [user] = await db
      .update(users)
      .set(change)
      .where(eq(users.id, userId))
      .returning(accountColumns)
      .catch((error: unknown) => {
        throw toProblem(error);
      });
    return requireUserRow(user);
  },
});

export type AccountStore = ReturnType<typeof createAccountStore>;

async function readAccount(db: Database, userId: string) {
  const [user] = await db.select(accountColumns).from(users).where(eq(users.id, userId));
  return requireUserRow(user);
}

function toProblem(error: unknown): unknown {
  const constraint = getViolatedConstraint(error);
  if (constraint === "users_username_key") {
    return new ProblemError("UPDATE_USERNAME_ALREADY_EXISTS", { cause: error });
  }
  return constraint?.includes("home_gym") ? new ProblemError("NOT_FOUND") : error;
}
