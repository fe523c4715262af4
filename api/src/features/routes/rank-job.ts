import { and, asc, eq, gt } from "drizzle-orm";

import { withChanges } from "../../auth/changes.ts";
import type { Database, Transaction } from "../../database/database.ts";
import type { JobData } from "../../database/job-queues.ts";
import { routes } from "../../database/schema.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { lockGradeScale } from "../../queries/rank-routes.ts";

/** The routes that one transaction ranks. Their climbs wait meanwhile. */
const ROUTES_PER_JOB = 500;

/** Enqueues the ranking of all routes of a gym, after a change of its grade scale. */
export const enqueueRanking = (tx: Transaction, gym: string): Promise<void> =>
  enqueue(tx, "rank-routes", { gym, after: null });

/**
 * Creates a handler that ranks some routes and enqueues a job for the next ones, in one transaction. It uses the scale
 * of the moment, so the jobs of two changes can run in any order.
 */
export const createRankingHandler = (db: Database): JobHandler<JobData["rank-routes"]> => ({
  run: ({ gym, after }) =>
    withChanges(db, (changes) =>
      changes.runTransaction({ actor: null }, async (tx, invalidate) => {
        const rankRoutes = await lockGradeScale(tx, gym);
        const ids = await lockRoutes(tx, gym, after);
        const last = ids.at(-1);
        if (last === undefined) return;
        await rankRoutes(ids);
        invalidate(`routes:${gym}`);
        await enqueue(tx, "rank-routes", { gym, after: last });
      }),
    ),
});

async function lockRoutes(tx: Transaction, gym: string, after: string | null): Promise<string[]> {
  const rows = await tx
    .select({ id: routes.id })
    .from(routes)
    .where(and(eq(routes.gym_id, gym), after === null ? undefined : gt(routes.id, after)))
    .orderBy(asc(routes.id))
    .limit(ROUTES_PER_JOB)
    .for("no key update");
  return rows.map(({ id }) => id);
}
