import type { UserChange } from "@topout/shared/contract";
import { eq } from "drizzle-orm";

import { accountColumns, requireUserRow, type UserRow } from "../../auth/account.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { requireGym } from "../../database/require-gym.ts";
import { users } from "../../database/schema.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../lists/changes.ts";

export const createAccountStore = (changes: Changes) => ({
  /** @throws {ProblemError} 404 for an unknown home gym, 400 if another user has the username. */
  update: (actor: Actor, change: UserChange): Promise<UserRow> =>
    changes
      .commit({ actor, lock: "no key update" }, async (tx) => {
        if (change.home_gym) await requireGym(tx, change.home_gym);
        return updateAccount(tx, actor.id, change);
      })
      .catch((error: unknown) => {
        throw toProblem(error);
      }),
});

export type AccountStore = ReturnType<typeof createAccountStore>;

async function updateAccount(tx: Transaction, userId: string, change: UserChange) {
  const isUser = eq(users.id, userId);
  const isUnchanged = Object.values(change).every((value) => value === undefined);
  const [user] = isUnchanged
    ? await tx.select(accountColumns).from(users).where(isUser)
    : await tx.update(users).set(change).where(isUser).returning(accountColumns);
  return requireUserRow(user);
}

function toProblem(error: unknown): unknown {
  const constraint = getViolatedConstraint(error);
  if (constraint === "users_username_key") {
    return new ProblemError("UPDATE_USERNAME_ALREADY_EXISTS", { cause: error });
  }
  return constraint?.includes("home_gym") ? new ProblemError("NOT_FOUND") : error;
}
