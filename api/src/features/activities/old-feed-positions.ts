import { sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { pastFeedPositions } from "../../database/schema.ts";

/** After this time, a client that pages with an old `as_of` may miss an entry or get it twice. */
const MAX_AGE_INTERVAL = sql`interval '2 days'`;

export const deleteOldFeedPositions = async (db: Database): Promise<void> => {
  await db
    .delete(pastFeedPositions)
    .where(sql`${pastFeedPositions.until} < now() - ${MAX_AGE_INTERVAL}`);
};
