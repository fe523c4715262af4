import { sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { pastFeedPositions } from "../../database/schema.ts";

/** A client that still pages with an older `as_of` may miss an entry or get one twice. */
const MAX_AGE_INTERVAL = sql`interval '2 days'`;

export const deleteOldFeedPositions = async (db: Database): Promise<void> => {
  await db
    .delete(pastFeedPositions)
    .where(sql`${pastFeedPositions.until} < now() - ${MAX_AGE_INTERVAL}`);
};
