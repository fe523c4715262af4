import type { UserChange } from "@topout/shared/contract";
import { isSameUsername } from "@topout/shared/domain";
import { eq } from "drizzle-orm";

import { accountColumns, requireUserRow, type UserRow } from "../../auth/account.ts";
import type { Actor } from "../../auth/actor.ts";
import {
  isReservedForOther,
  requireUsernameChangeAllowed,
  reserveFormerUsername,
} from "../../auth/former-usernames.ts";
import type { Transaction } from "../../database/database.ts";
import { invalidateScreens } from "../../queries/invalidate-screens.ts";
import { requireGym } from "../../queries/require-rows.ts";
import { users } from "../../database/schema.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../auth/changes.ts";
import type { NameRules } from "./name-rules.ts";

export const createAccountStore = (changes: Changes) => ({
  /**
   * @throws {ProblemError} 404 for an unknown home gym, 400 if another user has or had the username, and like
   * `requireAllowedNames`.
   */
  update: (actor: Actor, change: UserChange, rules: NameRules): Promise<UserRow> =>
    changes
      .runTransaction({ actor, lock: "no key update" }, async (tx, invalidate) => {
        if (change.home_gym) await requireGym(tx, change.home_gym);
        await requireAllowedNames(tx, actor.id, { ...change, rules });
        const user = await updateAccount(tx, actor.id, change);
        // Check after the update, which waits for a concurrent change that frees the name.
        if (await isReservedForOther(tx, user.username, actor.id)) throw createTakenError();
        if (isShownOnScreens(change)) await invalidateScreens(tx, actor.id, invalidate);
        return user;
      })
      .catch((error: unknown) => {
        throw toProblem(error);
      }),
});

export type AccountStore = ReturnType<typeof createAccountStore>;

/**
 * Checks the new names, and reserves the previous username. Existing names stay allowed. A change of only the case of a
 * username is none.
 * @throws {ProblemError} NAME_NOT_ALLOWED, or 429 for a second change of the username in a week.
 */
async function requireAllowedNames(
  tx: Transaction,
  userId: string,
  { username: to, display_name, rules }: UserChange & { readonly rules: NameRules },
) {
  if (to === undefined && display_name === undefined) return;
  const [user] = await tx
    .select({ username: users.username, display_name: users.display_name })
    .from(users)
    .where(eq(users.id, userId));
  const { username: from, display_name: current } = requireUserRow(user);
  if (display_name !== current) rules.requireAllowed("display_name", display_name);
  if (to === undefined || isSameUsername(from, to)) return;
  rules.requireAllowed("username", to);
  await requireUsernameChangeAllowed(tx, userId);
  await reserveFormerUsername(tx, { userId, from, to });
}

/** Whether the change affects what the screens of gyms show of the user. */
const isShownOnScreens = (change: UserChange): boolean =>
  [change.profile_visible, change.send_visible, change.username, change.display_name].some(
    (value) => value !== undefined,
  );

async function updateAccount(tx: Transaction, userId: string, { settings, ...fields }: UserChange) {
  const change = { ...fields, ...settings };
  const isUser = eq(users.id, userId);
  const isUnchanged = Object.values(change).every((value) => value === undefined);
  const [user] = isUnchanged
    ? await tx.select(accountColumns).from(users).where(isUser)
    : await tx.update(users).set(change).where(isUser).returning(accountColumns);
  return requireUserRow(user);
}

const createTakenError = (cause?: unknown) =>
  new ProblemError("UPDATE_USERNAME_ALREADY_EXISTS", { cause });

function toProblem(error: unknown): unknown {
  const constraint = getViolatedConstraint(error);
  if (constraint === "users_username_key") {
    return createTakenError(error);
  }
  return constraint?.includes("home_gym") ? new ProblemError("NOT_FOUND") : error;
}
