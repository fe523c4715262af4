import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { gyms, routes } from "../../database/schema.ts";
import type { LinkedRoute } from "../../http/site-document.ts";
import { isLive, isPublished } from "../../queries/route-status.ts";

/*
 * What these queries find is in the document, which is the same for all viewers. See `createLinkedRouteFinder`.
 */

const columns = {
  id: routes.id,
  photoVersion: sql<
    number | null
  >`case when ${routes.image} is not null then ${routes.version} end`,
};

/** Finds a route with a photo that everyone may see. */
export async function findPhotographedRoute(
  db: DatabaseReader,
  id: string,
): Promise<LinkedRoute | undefined> {
  const [route] = await db
    .select(columns)
    .from(routes)
    .where(and(eq(routes.id, id), isPublished, isNotNull(routes.image)));
  return route;
}

/** Whether the layout of the gym has the area of the route. The code of the area is in the path of its wall. */
const isInLabelledArea: SQL = sql`exists (
  select from jsonb_array_elements(${gyms.layout} -> 'areas') as area
  where area ->> 'name' = ${routes.location} and area ->> 'code' is not null
)`;

/** Finds the route of a label whose panel opens above its wall. The labels of other routes have other content. */
export async function findLabelledRoute(
  db: DatabaseReader,
  code: string,
): Promise<LinkedRoute | undefined> {
  const [route] = await db
    .select(columns)
    .from(routes)
    .innerJoin(gyms, eq(gyms.id, routes.gym_id))
    .where(and(eq(routes.code, code), isLive, isInLabelledArea));
  return route;
}
