import { recordMemberChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { memberships } from "../../database/schema.ts";
import { requireOpenDay } from "../../queries/require-open-day.ts";
import {
  createMemberNotFoundError,
  isMember,
  listMembers,
  lockMembership,
  type MemberId,
  readMember,
} from "./stored-members.ts";

type Role = Pick<typeof memberships.$inferSelect, "role" | "until">;

export const createMemberStore = (db: DatabaseReader, changes: Changes) => ({
  list: (gymId: string) => listMembers(db, gymId),

  /**
   * Undefined fields do not change. The managers of a gym may all leave, because admins remain.
   * @throws {ProblemError} 404 if the user is not a member, 422 for an end that is over.
   */
  update: (
    id: MemberId,
    change: { readonly [K in keyof Role]?: Role[K] | undefined },
    actor: Actor,
  ) =>
    changes.runTransaction({ actor }, async (tx) => {
      await requireOpenDay(tx, id.gymId, { field: "until", day: change.until });
      const before = await lockMembership(tx, id);
      if (!before) throw createMemberNotFoundError();
      const { role = before.role, until = before.until } = change;
      await tx.update(memberships).set({ role, until }).where(isMember(id));
      await recordMemberChange(tx, actor, {
        before: { ...before, id: id.userId, gym_id: id.gymId },
        after: { role, until, id: id.userId, gym_id: id.gymId },
      });
      return readMember(tx, id);
    }),

  /** @throws {ProblemError} 404 if the user is not a member. */
  remove: (id: MemberId, actor: Actor): Promise<void> =>
    changes.runTransaction({ actor }, async (tx) => {
      const before = await lockMembership(tx, id);
      if (!before) throw createMemberNotFoundError();
      await tx.delete(memberships).where(isMember(id));
      await recordMemberChange(tx, actor, {
        before: { ...before, id: id.userId, gym_id: id.gymId },
      });
    }),
});

export type MemberStore = ReturnType<typeof createMemberStore>;
