import { and, desc, eq, type SQL } from "drizzle-orm";

import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { gyms, invitations } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { isPendingInvitation } from "../../queries/active-roles.ts";
import { inviterColumns, inviters, toUserRef } from "./user-refs.ts";

/** More than one person gets, and few enough for one response. */
const MAX_LISTED = 200;

export type PendingInvitation = Awaited<ReturnType<typeof listPending>>[number];

const gymColumns = {
  id: gyms.id,
  name: gyms.name,
  location: gyms.location,
  image: gyms.image,
  version: gyms.version,
};

/** Lists pending invitations, newest first. */
export async function listPending(db: DatabaseReader | Transaction, where: SQL | undefined) {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      until: invitations.until,
      expires_at: invitations.expires_at,
      inviter: inviterColumns,
      gym: gymColumns,
    })
    .from(invitations)
    .innerJoin(gyms, eq(gyms.id, invitations.gym_id))
    .innerJoin(inviters, eq(inviters.id, invitations.created_by))
    .where(and(where, isPendingInvitation))
    .orderBy(desc(invitations.id))
    .limit(MAX_LISTED);
  return rows.map(({ expires_at, inviter, gym: { image, ...gym }, ...invitation }) => ({
    ...invitation,
    expires_at: expires_at.toISOString(),
    created_by: toUserRef(inviter),
    gym: { ...gym, has_image: image !== null },
  }));
}

/** @throws {ProblemError} 404 if the invitation was used or withdrawn, or has expired. */
export async function readPending(
  db: DatabaseReader | Transaction,
  id: string,
): Promise<PendingInvitation> {
  const [invitation] = await listPending(db, eq(invitations.id, id));
  if (!invitation) throw createInvitationNotFoundError();
  return invitation;
}

/** Locks the invitation, so that it is used once. @throws {ProblemError} like `readPending`. */
export async function lockPending(tx: Transaction, id: string): Promise<PendingInvitation> {
  await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.id, id))
    .for("update");
  return readPending(tx, id);
}

export const createInvitationNotFoundError = () =>
  new ProblemError("NOT_FOUND", {
    message: "This invitation was used or withdrawn, or is older than 7 days.",
  });
