import type { AuditAction } from "@topout/shared/contract";
import { eq } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import { recordChange } from "../../audit/record-change.ts";
import { accountColumns, type UserRow } from "../../auth/account.ts";
import { lockUsers, requireAnotherAdmin } from "../../queries/require-another-admin.ts";
import type { Transaction } from "../../database/database.ts";
import { sessions, users } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../auth/changes.ts";

interface UserChange {
  readonly action: AuditAction;
  readonly values: Partial<Pick<UserRow, "is_superuser" | "route_setter" | "is_active">>;
  /** Whether the change can reduce the number of active admins. */
  readonly removesAdmin?: true;
}

/** All changes are idempotent. */
const CHANGES = {
  promote: { action: "promote", values: { is_superuser: true } },
  demote: { action: "demote", values: { is_superuser: false }, removesAdmin: true },
  promoteToSetter: { action: "promote_setter", values: { route_setter: true } },
  demoteFromSetter: { action: "demote_setter", values: { route_setter: false } },
  deactivate: { action: "deactivate", values: { is_active: false }, removesAdmin: true },
  /** Earlier sessions stay deleted. */
  reactivate: { action: "reactivate", values: { is_active: true } },
} as const satisfies Record<string, UserChange>;

export type ChangeUser = (
  change: keyof typeof CHANGES,
  userId: string,
  actor: Actor | null,
) => Promise<UserRow>;

/**
 * Changes a role, or whether an account is active. The actor is null for the operator of the server.
 * @throws {ProblemError} 404 for an unknown user, LAST_ADMIN if no active admin would remain.
 */
export const createChangeUser =
  (changes: Changes): ChangeUser =>
  (name, userId, actor) => {
    const change: UserChange = CHANGES[name];
    const lock = (tx: Transaction) => lockUsers(tx, actor ? [userId, actor.id] : [userId]);
    return changes.runTransaction({ actor, lock }, async (tx) => {
      if (change.removesAdmin) await requireAnotherAdmin(tx, userId);
      const { before, after } = await updateUser(tx, userId, change);
      if (!after.is_active) await endSessions(tx, userId);
      await recordChange(tx, actor, {
        action: change.action,
        // The audit shows the current username.
        object: { type: "user", id: after.id, name: "" },
        gymId: null,
        before: toAuditFields(before),
        after: toAuditFields(after),
      });
      return after;
    });
  };

async function updateUser(tx: Transaction, userId: string, { values }: UserChange) {
  const where = eq(users.id, userId);
  const [before] = await tx.select(accountColumns).from(users).where(where);
  if (!before) throw new ProblemError("NOT_FOUND", { message: "This account no longer exists." });
  await tx.update(users).set(values).where(where);
  return { before, after: { ...before, ...values } };
}

/** A concurrent sign-in waits for the lock of the user row. Then it finds the account inactive, and creates no session. */
const endSessions = (tx: Transaction, userId: string) =>
  tx.delete(sessions).where(eq(sessions.user_id, userId));

const toAuditFields = ({ is_superuser, route_setter, is_active }: UserRow) => ({
  is_superuser,
  route_setter,
  is_active,
});
