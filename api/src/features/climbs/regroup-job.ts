import { sql } from "drizzle-orm";

import type { Database, Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import type { JobData } from "../../database/job-queues.ts";
import { activities, activityRoutes, gyms, routes, users } from "../../database/schema.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { regroupActivities } from "./regroup-activities.ts";

/** The climbers whose activities one transaction regroups. They cannot log climbs meanwhile. */
const CLIMBERS_PER_JOB = 20;

/** Enqueues the regrouping of all activities of a gym, after a change of its time zone. */
export const enqueueRegrouping = (tx: Transaction, gym: string): Promise<void> =>
  enqueue(tx, "regroup-activities", { gym, after: null });

/**
 * Creates a handler that regroups the activities of some climbers and enqueues a job for the next ones, in one
 * transaction. A send made before the turn of its climber uses the new time zone, and is regrouped with the others.
 */
export const createRegroupHandler = (db: Database): JobHandler<JobData["regroup-activities"]> => ({
  run: ({ gym, after }) =>
    db.transaction(async (tx) => {
      const climbers = await listClimbers(tx, gym, after);
      if (climbers.length === 0) return;
      await lock(tx, gym, climbers);
      await regroupActivities(tx, gym, climbers);
      await enqueue(tx, "regroup-activities", { gym, after: climbers.at(-1) ?? null });
    }),
});

async function listClimbers(tx: Transaction, gym: string, after: string | null): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select distinct user_id from ${activities}
    where gym_id = ${gym} and (${after}::uuid is null or user_id > ${after}::uuid)
    order by user_id limit ${CLIMBERS_PER_JOB}`);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Locks in the same order as a send. The lock of the gym prevents another change of its time zone. The routes are locked,
 * because a route that moves to another circuit meanwhile would not count the activities that the regrouping adds.
 */
async function lock(tx: Transaction, gym: string, climbers: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select from ${users} where ${inIds(users.id, climbers)} order by id for no key update`,
  );
  await tx.execute(sql`select from ${gyms} where id = ${gym} for share`);
  await tx.execute(sql`
    select from ${routes} where id in (
      select route_id from ${activityRoutes} join ${activities} on activities.id = activity_id
      where gym_id = ${gym} and ${inIds(activities.user_id, climbers)}
    ) order by id for share`);
}
