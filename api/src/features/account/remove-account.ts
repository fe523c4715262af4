import { eq, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { holdLeaving } from "../../auth/last-admin.ts";
import { activities, users, videos } from "../../database/schema.ts";
import { videoFiles } from "../../database/video-files.ts";
import type { Changes } from "../../lists/changes.ts";
import { deleteLater } from "../../storage/delete-later.ts";

/**
 * Takes an account away with its sign-ins, climbs, projects, bumps, photos and videos. One that is gone already is fine.
 * @throws {ProblemError} LAST_ADMIN where nobody would be left who can let others in.
 */
export const removeAccount = (changes: Changes, userId: string): Promise<void> =>
  changes.commit(async (tx, touch) => {
    await holdLeaving(tx, userId);
    for (const gym of await gymsSentIn(tx, userId)) touch(`routes:${gym}`);
    const keys = await filesOf(tx, userId);
    await removeBumps(tx, userId);
    // Every other row that is the user's own goes with it.
    await tx.delete(users).where(eq(users.id, userId));
    await deleteLater(tx, keys);
  });

/**
 * Those that the user gave and got. They are taken in one order: where two leave who have bumped each other, neither
 * holds one that the other waits for.
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

async function gymsSentIn(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ gym_id: activities.gym_id })
    .from(activities)
    .where(eq(activities.user_id, userId));
  return rows.map(({ gym_id }) => gym_id);
}

async function filesOf(tx: Transaction, userId: string): Promise<(string | null)[]> {
  const [photos] = await tx
    .select({ profile: users.profile_photo, cover: users.cover_photo })
    .from(users)
    .where(eq(users.id, userId));
  const films = await videoFiles(tx, eq(videos.user_id, userId));
  return [...(photos ? [photos.profile, photos.cover] : []), ...films];
}
