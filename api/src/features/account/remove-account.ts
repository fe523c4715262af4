import { and, eq, or, type SQL, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import { recordChange } from "../../audit/record-change.ts";
import { hasInvitedEmail } from "../../auth/user-queries.ts";
import type { Transaction } from "../../database/database.ts";
import { lockUsers, requireAnotherAdmin } from "../../queries/require-another-admin.ts";
import { activities, invitations, users, videos, videoUploads } from "../../database/schema.ts";
import { invalidateScreens } from "../../queries/invalidate-screens.ts";
import { removeInvitations } from "../../mail/remove-invitations.ts";
import { lockVideoFiles } from "../../queries/lock-video-files.ts";
import { deleteAccountJobs } from "../../jobs/delete-account-jobs.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Changes } from "../../auth/changes.ts";
import { getAccountKey } from "../../mail/account-key.ts";
import { removeUploads } from "../video-uploads/remove-uploads.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";

const userColumns = {
  email: users.email,
  profile_photo: users.profile_photo,
  cover_photo: users.cover_photo,
};

interface Removal {
  /** Null for the operator of the server. */
  readonly actor: Actor | null;
  /** What must still be true of the row of `users`. */
  readonly condition?: SQL;
}

/**
 * Removes an account with its sessions, climbs, projects, bumps, blocks, photos, videos, jobs and emails. Does nothing if the
 * account does not exist, or does not meet the condition.
 * @throws {ProblemError} LAST_ADMIN for the only active admin.
 */
export const removeAccount = (
  changes: Changes,
  userId: string,
  { actor, condition }: Removal,
): Promise<void> =>
  changes.runTransaction(
    { actor, lock: (tx) => lockUsers(tx, [userId]) },
    async (tx, invalidate) => {
      const [user] = await tx
        .select(userColumns)
        .from(users)
        .where(and(eq(users.id, userId), condition));
      if (!user) return;
      await requireAnotherAdmin(tx, userId);
      for (const gymId of await findGymIdsWithSends(tx, userId)) invalidate(`routes:${gymId}`);
      await invalidateScreens(tx, userId, invalidate);
      const videoIds = await findVideoIds(tx, userId);
      const videoKeys = await lockVideoFiles(tx, eq(videos.user_id, userId));
      await removeBumps(tx, userId);
      await removeBlocks(tx, userId);
      await removeUploads(tx, eq(videoUploads.user_id, userId));
      const isInvitation = or(hasInvitedEmail(user.email), eq(invitations.created_by, userId));
      await removeInvitations(tx, isInvitation);
      // Foreign keys with `on delete cascade` remove the user's other rows.
      await tx.delete(users).where(eq(users.id, userId));
      await deleteAccountJobs(tx, { userId, email: user.email, videoIds });
      await enqueue(tx, "delete-emails", { account: getAccountKey(userId) });
      await enqueueFileDeletion(tx, [user.profile_photo, user.cover_photo, ...videoKeys]);
      await recordRemoval(tx, userId, actor);
    },
  );

/**
 * The audit keeps only the ids of deleted accounts. Its entries contain no usernames, and the IP addresses are removed.
 */
async function recordRemoval(tx: Transaction, userId: string, actor: Actor | null): Promise<void> {
  await recordChange(tx, actor, {
    action: "delete",
    object: { type: "user", id: userId, name: "" },
    gymId: null,
  });
  // The role of the program may not change entries itself (docs/decisions/0103).
  await tx.execute(sql`select remove_audit_addresses(${userId})`);
}

/**
 * Removes the user's bumps, and the bumps of the user's activities. Locks the rows in a fixed order. Otherwise, the
 * removal of two users who bumped each other could cause a deadlock.
 */
async function removeBumps(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from reactions where (activity_id, user_id) in (
      select activity_id, user_id from reactions
      where user_id = ${userId}
        or activity_id in (select id from activities where user_id = ${userId})
      order by activity_id, user_id for update
    )`);
}

/** Removes the blocks of the user and those of others who have blocked the user, in a fixed order like the bumps. */
async function removeBlocks(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from blocks where (user_id, blocked_id) in (
      select user_id, blocked_id from blocks where user_id = ${userId} or blocked_id = ${userId}
      order by user_id, blocked_id for update
    )`);
}

async function findGymIdsWithSends(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ gym_id: activities.gym_id })
    .from(activities)
    .where(eq(activities.user_id, userId));
  return rows.map(({ gym_id }) => gym_id);
}

async function findVideoIds(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx.select({ id: videos.id }).from(videos).where(eq(videos.user_id, userId));
  return rows.map(({ id }) => id);
}
