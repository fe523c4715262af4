import type { UserRef } from "@topout/shared/contract";
import { and, asc, desc, eq, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { blocks, users } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";

const MAX_BLOCKS = 1_000;

export const createBlockStore = (db: DatabaseReader, changes: Changes) => ({
  /** Lists the blocked users, newest block first. */
  listByUser: (userId: string): Promise<UserRef[]> =>
    db
      .select({
        id: users.id,
        username: users.username,
        display_name: users.display_name,
        has_profile_photo: hasVisibleProfilePhoto,
      })
      .from(blocks)
      .innerJoin(users, eq(users.id, blocks.blocked_id))
      .where(eq(blocks.user_id, userId))
      .orderBy(desc(blocks.created_at), asc(blocks.blocked_id)),

  /** @throws {ProblemError} 404 for an unknown user, CONFLICT for oneself, LIMIT_REACHED if the user has too many blocks. */
  add: (actor: Actor, blockedId: string): Promise<void> =>
    changes
      // Without the lock, calls at the same time could exceed the limit.
      .runTransaction({ actor, lock: "no key update" }, async (tx) => {
        if (blockedId.toLowerCase() === actor.id) {
          throw new ProblemError("CONFLICT", { message: "You cannot block yourself." });
        }
        await insertBlock(tx, { user_id: actor.id, blocked_id: blockedId });
      })
      .catch((error: unknown) => {
        throw getViolatedConstraint(error)
          ? new ProblemError("NOT_FOUND", { message: "This account no longer exists." })
          : error;
      }),

  remove: (actor: Actor, blockedId: string): Promise<void> =>
    changes.runTransaction({ actor }, async (tx) => {
      await tx
        .delete(blocks)
        .where(and(eq(blocks.user_id, actor.id), eq(blocks.blocked_id, blockedId)));
    }),
});

export type BlockStore = ReturnType<typeof createBlockStore>;

/** Inserts the block unless the user has too many. The transaction must have locked the user. */
async function insertBlock(
  tx: Transaction,
  { user_id, blocked_id }: Pick<typeof blocks.$inferInsert, "user_id" | "blocked_id">,
): Promise<void> {
  const { rows } = await tx.execute<{ is_blocked: boolean; has_room: boolean }>(sql`
    with own as (
      select count(*) < ${MAX_BLOCKS} as has_room,
        coalesce(bool_or(blocked_id = ${blocked_id}::uuid), false) as is_blocked
      from ${blocks} where user_id = ${user_id}
    ), added as (
      insert into ${blocks} (user_id, blocked_id)
      select ${user_id}::uuid, ${blocked_id}::uuid from own where has_room and not is_blocked
    )
    select is_blocked, has_room from own`);
  const [row] = rows;
  if (row && !row.is_blocked && !row.has_room) {
    throw new ProblemError("LIMIT_REACHED", { message: "You can block at most 1,000 people." });
  }
}
