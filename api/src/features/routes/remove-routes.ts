import { sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { isOneOf } from "../../database/is-one-of.ts";
import { climbs, routes, videos } from "../../database/schema.ts";
import { videoFiles } from "../../database/video-files.ts";
import { deleteLater } from "../../storage/delete-later.ts";
import { updateAllAfterRemovedSends } from "../climbs/day-activity.ts";

/**
 * Takes routes away with their climbs, projects, videos and files; an activity that is left empty goes too. Answers
 * with how many there were.
 */
export async function removeRoutes(tx: Transaction, ids: readonly string[]): Promise<number> {
  await holdRoutes(tx, ids);
  const films = await videoFiles(tx, isOneOf(videos.route_id, ids));
  const sends = await tx
    .delete(climbs)
    .where(isOneOf(climbs.route_id, ids))
    .returning({ activity: climbs.activity_id });
  const photos = await tx
    .delete(routes)
    .where(isOneOf(routes.id, ids))
    .returning({ image: routes.image, thumbnail: routes.thumbnail });

  await updateAllAfterRemovedSends(tx, [
    ...new Set(sends.flatMap(({ activity }) => activity ?? [])),
  ]);
  const pictures = photos.flatMap(({ image, thumbnail }) => [image, thumbnail]);
  await deleteLater(tx, [...films, ...pictures]);
  return photos.length;
}

/**
 * Nobody logs a climb of these routes, or changes an activity that they are part of, until the transaction ends. Who
 * logs holds themselves first and the route then, and so does this; who logged in between is held last.
 */
async function holdRoutes(tx: Transaction, ids: readonly string[]) {
  await holdClimbers(tx, ids);
  await tx.execute(
    sql`select from ${routes} where ${isOneOf(routes.id, ids)} order by ${routes.id} for update`,
  );
  await holdClimbers(tx, ids);
}

const holdClimbers = (tx: Transaction, routeIds: readonly string[]) =>
  tx.execute(sql`
    select from users
    where id in (select user_id from ${climbs} where ${isOneOf(climbs.route_id, routeIds)})
    order by id for no key update`);
