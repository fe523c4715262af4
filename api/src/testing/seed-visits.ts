import type { Database } from "../database/database.ts";
import { gymVisits } from "../database/schema.ts";

/** Creates visits of users to gyms for tests. */
export const createVisitSeed = ({ db }: { readonly db: Database }) => ({
  /** A visit that ended at `last_seen`, if that is more than 4 hours ago. */
  visit: (values: typeof gymVisits.$inferInsert) => db.insert(gymVisits).values(values),
});
