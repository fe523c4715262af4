import { type SQL, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { climbs, hiddenClimbs, routes, videos } from "../../database/schema.ts";
import { lockVideoFiles } from "../../queries/lock-video-files.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { updateActivitiesAfterRemovedSends } from "../climbs/day-activity.ts";

/**
 * Removes routes with their climbs, projects, videos and files. Also removes activities that have no sends afterwards.
 * The transaction must have locked the routes with `lockRoutes`. Returns the number of removed routes.
 */
export async function removeRoutes(tx: Transaction, ids: readonly string[]): Promise<number> {
  const videoKeys = await lockVideoFiles(tx, inIds(videos.route_id, ids));
  const removedClimbs = await tx
    .delete(climbs)
    .where(inIds(climbs.route_id, ids))
    .returning({ activity: climbs.activity_id });
  const removedRoutes = await tx
    .delete(routes)
    .where(inIds(routes.id, ids))
    .returning({ image: routes.image, thumbnail: routes.thumbnail });

  await updateActivitiesAfterRemovedSends(tx, [
    ...new Set(removedClimbs.flatMap(({ activity }) => activity ?? [])),
  ]);
  const photoKeys = removedRoutes.flatMap(({ image, thumbnail }) => [image, thumbnail]);
  await enqueueFileDeletion(tx, [...videoKeys, ...photoKeys]);
  return removedRoutes.length;
}

/**
 * Removes the routes of all sets that match the condition. The transaction must have locked these sets. Lists and locks
 * the routes twice, because another user may move a route to another set before the first lock. Returns the number of
 * removed routes.
 */
export async function removeRoutesOfSets(tx: Transaction, condition: SQL): Promise<number> {
  await lockRoutes(tx, await listRouteIds(tx, condition));
  const ids = await listRouteIds(tx, condition);
  await lockRoutes(tx, ids);
  return removeRoutes(tx, ids);
}

async function listRouteIds(tx: Transaction, condition: SQL): Promise<string[]> {
  const rows = await tx.select({ id: routes.id }).from(routes).where(condition);
  return rows.map(({ id }) => id);
}

/**
 * Locks the routes and the users with climbs on them, also hidden ones, which prevents new climbs until the transaction
 * ends. Logging a climb locks the user first and the route second. We use the same order to prevent deadlocks. The second
 * call of `lockClimbers` locks users who logged a climb between the first call and the lock on the routes. `climbed` are
 * the routes whose climbs change.
 */
export async function lockRoutes(
  tx: Transaction,
  ids: readonly string[],
  { climbed = ids }: { readonly climbed?: readonly string[] } = {},
): Promise<void> {
  await lockClimbers(tx, climbed);
  await tx.execute(
    sql`select from ${routes} where ${inIds(routes.id, ids)} order by ${routes.id} for update`,
  );
  await lockClimbers(tx, climbed);
}

export const lockClimbers = (tx: Transaction, routeIds: readonly string[]) =>
  tx.execute(sql`
    select from users
    where id in (
      select user_id from ${climbs} where ${inIds(climbs.route_id, routeIds)}
      union select user_id from ${hiddenClimbs} where ${inIds(hiddenClimbs.route_id, routeIds)}
    )
    order by id for no key update`);
