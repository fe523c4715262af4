import type { Invitation, InvitationCreation } from "@topout/shared/contract";
import { and, eq, sql } from "drizzle-orm";

import { recordInvitationChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import { hasEmail, hasInvitedEmail } from "../../auth/user-queries.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { gyms, invitations, memberships, users } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { isActiveMembership } from "../../queries/active-roles.ts";
import { removeInvitations } from "../../mail/remove-invitations.ts";
import { addWithinLimit, createInvitationLimit } from "../../queries/limits.ts";
import { requireOpenDay } from "../../queries/require-open-day.ts";
import {
  createInvitationNotFoundError,
  listPending,
  lockPending,
  type PendingInvitation,
  readPending,
} from "./stored-invitations.ts";

const LIFETIME = sql`interval '7 days'`;

/** The invitations of a gym, for its managers. */
export const createInvitationStore = (db: DatabaseReader, changes: Changes) => ({
  list: async (gymId: string): Promise<Invitation[]> =>
    (await listPending(db, eq(invitations.gym_id, gymId))).map(toInvitation),

  /**
   * Emails an invitation. Replaces one to the same address, whose link no longer works.
   * @throws {ProblemError} ALREADY_MEMBER, LIMIT_REACHED, or 422 for an end that is over.
   */
  create: (
    gymId: string,
    { email, role, until = null }: InvitationCreation,
    actor: Actor,
  ): Promise<Invitation> =>
    changes.runTransaction({ actor }, async (tx) => {
      await requireOpenDay(tx, gymId, { field: "until", day: until });
      const id = await addWithinLimit(tx, createInvitationLimit(gymId), async () => {
        await requireNoMember(tx, gymId, email);
        return insertInvitation(tx, { gym_id: gymId, email, role, until, created_by: actor.id });
      });
      await enqueue(tx, "send-invitation", { invitation: id });
      const invitation = await readPending(tx, id);
      await recordInvitationChange(tx, actor, { after: invitation });
      return toInvitation(invitation);
    }),

  /** @throws {ProblemError} 404 if the gym has no such invitation. */
  withdraw: (gymId: string, id: string, actor: Actor): Promise<void> =>
    changes.runTransaction({ actor }, async (tx) => {
      const invitation = await lockPending(tx, id);
      if (invitation.gym.id !== gymId.toLowerCase()) throw createInvitationNotFoundError();
      await removeInvitations(tx, eq(invitations.id, id));
      await recordInvitationChange(tx, actor, { before: invitation });
    }),
});

export type InvitationStore = ReturnType<typeof createInvitationStore>;

async function requireNoMember(tx: Transaction, gymId: string, email: string): Promise<void> {
  const [member] = await tx
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .innerJoin(gyms, eq(gyms.id, memberships.gym_id))
    .where(and(eq(memberships.gym_id, gymId), hasEmail(email), isActiveMembership));
  if (member) throw new ProblemError("ALREADY_MEMBER");
}

async function insertInvitation(
  tx: Transaction,
  invitation: Omit<typeof invitations.$inferInsert, "expires_at">,
): Promise<string> {
  await removeInvitations(
    tx,
    and(eq(invitations.gym_id, invitation.gym_id), hasInvitedEmail(invitation.email)),
  );
  const [inserted] = await tx
    .insert(invitations)
    .values({ ...invitation, expires_at: sql`now() + ${LIFETIME}` })
    .returning({ id: invitations.id });
  if (!inserted) throw new Error("Inserted invitation not found");
  return inserted.id;
}

const toInvitation = ({ gym: _gym, ...invitation }: PendingInvitation): Invitation => invitation;
