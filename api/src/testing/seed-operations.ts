import type { Database } from "../database/database.ts";
import { operationRuns } from "../database/schema.ts";

/** Creates the results of backups, drills and checks for tests. */
export const createOperationSeed = ({ db }: { readonly db: Database }) => ({
  operationRun: (values: typeof operationRuns.$inferInsert) =>
    db.insert(operationRuns).values(values),
});
