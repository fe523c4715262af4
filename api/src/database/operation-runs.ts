import { sql } from "drizzle-orm";

import type { Database, DatabaseReader } from "./database.ts";
import { getReason } from "./get-reason.ts";
import { operationRuns } from "./schema.ts";

export type OperationRun = typeof operationRuns.$inferSelect;
export type OperationKind = OperationRun["kind"];

/** The result of an operation. `details` are stored without a failure, or with the failure of a check. */
export interface OperationResult {
  readonly failure?: string | undefined;
  readonly details?: object | undefined;
}

/**
 * Runs a backup, a drill or a check, and stores its result for the page of admins and the metrics. An error of `run` is
 * stored and thrown again.
 */
export async function recordOperation<R extends OperationResult>(
  db: Database,
  kind: OperationKind,
  run: () => Promise<R>,
): Promise<R> {
  const startedAt = new Date();
  const store = (result: OperationResult) => storeRun(db, { kind, startedAt, ...result });
  try {
    const result = await run();
    await store(result);
    return result;
  } catch (error) {
    await store({ failure: getReason(error) }).catch((storeError: unknown) => {
      throw new AggregateError([error, storeError], getReason(error), { cause: error });
    });
    throw error;
  }
}

interface Run extends OperationResult {
  readonly kind: OperationKind;
  readonly startedAt: Date;
}

async function storeRun(db: Database, { kind, startedAt, failure, details }: Run): Promise<void> {
  const finishedAt = new Date();
  const values = {
    started_at: startedAt,
    finished_at: finishedAt,
    failure: failure ?? null,
    ...(failure === undefined && { succeeded_at: finishedAt }),
    ...(details && { details }),
  };
  await db
    .insert(operationRuns)
    .values({ kind, ...values })
    .onConflictDoUpdate({ target: operationRuns.kind, set: values });
}

export const readOperationRuns = (db: Pick<DatabaseReader, "select">): Promise<OperationRun[]> =>
  db
    .select()
    .from(operationRuns)
    .orderBy(sql`${operationRuns.kind}`);
