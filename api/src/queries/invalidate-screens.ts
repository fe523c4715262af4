import { sql } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import { activities, videos } from "../database/schema.ts";
import type { Invalidate } from "../database/transactions.ts";

/**
 * Invalidates the screens of the gyms that can show the user: those with sends of today or with videos. Call it after
 * the change of the user, and before rows of the user are deleted.
 */
export async function invalidateScreens(
  tx: Transaction,
  userId: string,
  invalidate: Invalidate,
): Promise<void> {
  // No time zone is more than a day behind UTC.
  const { rows } = await tx.execute<{ gym_id: string }>(sql`
    select ${activities.gym_id} from ${activities}
    where ${activities.user_id} = ${userId} and ${activities.day} >= current_date - 1
    union
    select ${videos.gym_id} from ${videos} where ${videos.user_id} = ${userId}`);
  for (const { gym_id } of rows) invalidate(`screens:${gym_id}`);
}
