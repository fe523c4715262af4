import { sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { pastPlaces } from "../../database/schema.ts";

/** Longer than a page of the feed is kept by a client. Who still pages by an older one may miss an entry or meet one twice. */
const KEPT = sql`interval '2 days'`;

export const deleteOldFeedPositions = async (db: Database): Promise<void> => {
  await db.delete(pastPlaces).where(sql`${pastPlaces.until} < now() - ${KEPT}`);
};
