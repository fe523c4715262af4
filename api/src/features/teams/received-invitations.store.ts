import { eq } from "drizzle-orm";

import { recordInvitationChange, recordMemberChange } from "../../audit/record-object-changes.ts";
import { accountColumns, requireUserRow, type UserRow } from "../../auth/account.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import { normalizeAccountName } from "../../auth/normalize-account-name.ts";
import { hasInvitedEmail } from "../../auth/user-queries.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { invitations, memberships, users } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { removeInvitations } from "../../mail/remove-invitations.ts";
import { addWithinLimit, createMemberLimit, lockScope } from "../../queries/limits.ts";
import {
  listPending,
  lockPending,
  type PendingInvitation,
  readPending,
} from "./stored-invitations.ts";
import { lockMembership } from "./stored-members.ts";

/** The invitations that a user has received. */
export const createReceivedInvitationStore = (db: DatabaseReader, changes: Changes) => ({
  listByEmail: (email: string): Promise<PendingInvitation[]> =>
    listPending(db, hasInvitedEmail(email)),

  /** @throws {ProblemError} 404 if the invitation was used or withdrawn, or has expired. */
  get: (id: string): Promise<PendingInvitation> => readPending(db, id),

  /**
   * Adds the user to the team, and verifies the address, because the link was sent to it.
   * @throws {ProblemError} 403 for another account, LIMIT_REACHED, and like `get`.
   */
  accept: (id: string, actor: Actor): Promise<UserRow> =>
    changes.runTransaction({ actor, lock: "no key update" }, async (tx) => {
      const { gym } = await readPending(tx, id);
      const before = await lockMembership(tx, { gymId: gym.id, userId: actor.id });
      // An invitation that replaces this one waits in the same order.
      await lockScope(tx, `gym:${gym.id}`);
      const invitation = await takeInvitation(tx, id, actor);
      await addMember(tx, { invitation, before, actor });
      const [user] = await tx
        .update(users)
        .set({ is_verified: true })
        .where(eq(users.id, actor.id))
        .returning(accountColumns);
      return requireUserRow(user);
    }),

  /** @throws {ProblemError} 403 for another account, and like `get`. */
  decline: (id: string, actor: Actor): Promise<void> =>
    changes.runTransaction({ actor, lock: "no key update" }, async (tx) => {
      const before = await takeInvitation(tx, id, actor);
      await recordInvitationChange(tx, actor, { before });
    }),
});

export type ReceivedInvitationStore = ReturnType<typeof createReceivedInvitationStore>;

/** Deletes the invitation, which works once. */
async function takeInvitation(
  tx: Transaction,
  id: string,
  actor: Actor,
): Promise<PendingInvitation> {
  const invitation = await lockPending(tx, id);
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, actor.id));
  const { email } = requireUserRow(user);
  if (normalizeAccountName(email) !== normalizeAccountName(invitation.email)) {
    throw new ProblemError("FORBIDDEN", { message: "This invitation is for another address." });
  }
  await removeInvitations(tx, eq(invitations.id, id));
  return invitation;
}

interface Addition {
  readonly invitation: PendingInvitation;
  /** The role that the user already has in the team. The invitation replaces it. */
  readonly before: Awaited<ReturnType<typeof lockMembership>>;
  readonly actor: Actor;
}

async function addMember(
  tx: Transaction,
  { invitation: { gym, role, until, created_by }, before, actor }: Addition,
): Promise<void> {
  const values = { role, until, invited_by: created_by.id, since: before?.since ?? new Date() };
  await addWithinLimit(tx, createMemberLimit(gym.id), () =>
    tx
      .insert(memberships)
      .values({ ...values, gym_id: gym.id, user_id: actor.id })
      .onConflictDoUpdate({ target: [memberships.user_id, memberships.gym_id], set: values }),
  );
  const id = { id: actor.id, gym_id: gym.id };
  await recordMemberChange(tx, actor, {
    ...(before && { before: { ...before, ...id } }),
    after: { role, until, ...id },
  });
}
