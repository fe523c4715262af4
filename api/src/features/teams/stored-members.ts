import type { Member } from "@topout/shared/contract";
import { and, asc, eq, type SQL } from "drizzle-orm";

import { normalizeAccountNameInSql } from "../../auth/normalize-account-name.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { gyms, memberships, users } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { isActiveMembership } from "../../queries/active-roles.ts";
import { inviterColumns, inviters, toUserRef, userColumns } from "./user-refs.ts";

export interface MemberId {
  readonly gymId: string;
  readonly userId: string;
}

/** Lists the active members of a gym by username. */
export const listMembers = (db: DatabaseReader, gymId: string): Promise<Member[]> =>
  selectMembers(db, eq(memberships.gym_id, gymId));

/** @throws {ProblemError} 404 if the user is not an active member. */
export async function readMember(tx: Transaction, id: MemberId): Promise<Member> {
  const [member] = await selectMembers(tx, isMember(id));
  if (!member) throw createMemberNotFoundError();
  return member;
}

/** Locks the membership, and returns it unless it has ended. */
export async function lockMembership(tx: Transaction, id: MemberId) {
  const [membership] = await tx
    .select({ role: memberships.role, until: memberships.until, since: memberships.since })
    .from(memberships)
    .innerJoin(gyms, eq(gyms.id, memberships.gym_id))
    .where(and(isMember(id), isActiveMembership))
    .for("update", { of: memberships });
  return membership;
}

export const isMember = ({ gymId, userId }: MemberId): SQL | undefined =>
  and(eq(memberships.gym_id, gymId), eq(memberships.user_id, userId));

export const createMemberNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This person is no longer in the team." });

async function selectMembers(db: DatabaseReader | Transaction, where: SQL | undefined) {
  const rows = await db
    .select({
      user: userColumns,
      role: memberships.role,
      until: memberships.until,
      since: memberships.since,
      inviter: inviterColumns,
    })
    .from(memberships)
    .innerJoin(gyms, eq(gyms.id, memberships.gym_id))
    .innerJoin(users, eq(users.id, memberships.user_id))
    .leftJoin(inviters, eq(inviters.id, memberships.invited_by))
    .where(and(where, isActiveMembership))
    .orderBy(asc(normalizeAccountNameInSql(users.username)));
  return rows.map(({ user, inviter, since, ...member }) => ({
    ...member,
    user: toUserRef(user),
    since: since.toISOString(),
    invited_by: inviter && toUserRef(inviter),
  }));
}
