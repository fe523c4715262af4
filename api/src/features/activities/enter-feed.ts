import { sql } from "drizzle-orm";

import { shareRuns } from "../../concurrency/share-runs.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { isTimeoutError } from "../../database/errors.ts";
import { retryOnDeadlock } from "../../database/retry-on-deadlock.ts";

/**
 * Returns a function that adds the waiting activities to the feed. Concurrent calls share a statement. If a large removal
 * locks the feed for a second, the activities wait on, so that the feed can be read meanwhile.
 */
export const createFeedEntry = (db: DatabaseReader): (() => Promise<void>) =>
  shareRuns(async () => {
    try {
      await retryOnDeadlock(() => db.execute(sql`select enter_feed()`));
    } catch (error) {
      if (!isTimeoutError(error)) throw error;
    }
  });
