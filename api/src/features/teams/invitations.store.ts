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
import { requireSameGym } from "../../queries/require-rows.ts";
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
   * Emails an invitation. Replaces one to the same address, whose link no longer works. Sends nothing again if the
   * idempotency key exists.
   * @throws {ProblemError} ALREADY_MEMBER, LIMIT_REACHED, or 422 for an end that is over.
   */
  create: (
    gymId: string,
    { email, role, until = null, idempotency_key: key }: InvitationCreation,
    actor: Actor,
  ): Promise<CreatedInvitation> =>
    changes.runTransaction({ actor }, async (tx) => {
      await requireOpenDay(tx, gymId, { field: "until", day: until });
      const { id, isNew } = await addWithinLimit(tx, createInvitationLimit(gymId), async () => {
        if (key !== undefined && (await isStored(tx, gymId, key))) return { id: key, isNew: false };
        await requireNoMember(tx, gymId, email);
        const values = { gym_id: gymId, email, role, until, created_by: actor.id };
        return {
          id: await insertInvitation(tx, { ...values, ...(key && { id: key }) }),
          isNew: true,
        };
      });
      const invitation = await readPending(tx, id);
      if (isNew) {
        await enqueue(tx, "send-invitation", { invitation: id });
        await recordInvitationChange(tx, actor, { after: invitation });
      }
      return { invitation: toInvitation(invitation), isNew };
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

interface CreatedInvitation {
  readonly invitation: Invitation;
  /** False if an earlier request with the same idempotency key has created it. */
  readonly isNew: boolean;
}

/** @throws {ProblemError} if the invitation is one of another gym. */
async function isStored(tx: Transaction, gymId: string, id: string): Promise<boolean> {
  const [stored] = await tx
    .select({ gym_id: invitations.gym_id })
    .from(invitations)
    .where(eq(invitations.id, id));
  if (stored) requireSameGym(stored, gymId.toLowerCase());
  return stored !== undefined;
}

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
