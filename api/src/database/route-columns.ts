import { type SQL, sql } from "drizzle-orm";

import { circuits, routes, sets } from "./schema.ts";

/** The caller's own sends and attempts of a route; 0 where nobody asks for them. */
interface OwnTally {
  readonly sends: SQL<number>;
  readonly attempts: SQL<number>;
}

const nobodys: OwnTally = { sends: sql<number>`0`, attempts: sql<number>`0` };

/** A route as the wire shows it, for a query that joins routes, sets and circuits. */
export const routeColumns = ({ sends, attempts }: OwnTally = nobodys) => ({
  id: routes.id,
  name: routes.name,
  grade: routes.grade,
  location: routes.location,
  style: routes.style,
  x: routes.x,
  y: routes.y,
  set_id: routes.set_id,
  gym_id: circuits.gym_id,
  circuit_id: sets.circuit_id,
  color: circuits.color,
  has_image: sql<boolean>`${routes.image} is not null`,
  climb_count: sql<number>`(
    select count(*)::int from climbs as every where every.route_id = ${routes.id} and every.sent
  )`,
  user_sends: sends,
  user_attempts: attempts,
  version: routes.version,
});

/** The same as one JSON object, for a query that nests it. */
export const routeJson = (own?: OwnTally): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(routeColumns(own)).map(
      ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
    ),
    sql`, `,
  )})`;
