import { eq, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { requireAnotherAdmin } from "../../auth/require-another-admin.ts";
import { activities, users, videos } from "../../database/schema.ts";
import { lockVideoFiles } from "../../database/lock-video-files.ts";
import type { Changes } from "../../lists/changes.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";

/**
 * Removes an account with its sessions, climbs, projects, bumps, photos and videos. Does nothing if it is gone already.
 * @throws {ProblemError} LAST_ADMIN for the only active admin.
 */
export const removeAccount = (changes: Changes, userId: string): Promise<void> =>
  changes.commit(async (tx, touch) => {
    await requireAnotherAdmin(tx, userId);
    for (const gymId of await findGymsWithSends(tx, userId)) touch(`routes:${gymId}`);
    const keys = await findFileKeys(tx, userId);
    await removeBumps(tx, userId);
    // Foreign keys with `on delete cascade` remove the user's other rows.
    await tx.delete(users).where(eq(users.id, userId));
    await enqueueFileDeletion(tx, keys);
  });

/**
 * Removes the bumps that the user gave and received. Locks them in a fixed order. Otherwise, removing two users who
 * bumped each other could cause a deadlock.
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

async function findGymsWithSends(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ gym_id: activities.gym_id })
    .from(activities)
    .where(eq(activities.user_id, userId));
  return rows.map(({ gym_id }) => gym_id);
}

async function findFileKeys(tx: Transaction, userId: string): Promise<(string | null)[]> {
  const [photos] = await tx
    .select({ profile: users.profile_photo, cover: users.cover_photo })
    .from(users)
    .where(eq(users.id, userId));
  const videoKeys = await lockVideoFiles(tx, eq(videos.user_id, userId));
  return [...(photos ? [photos.profile, photos.cover] : []), ...videoKeys];
}
