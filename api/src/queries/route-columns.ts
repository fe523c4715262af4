import type { GradeRank } from "@topout/shared/contract";
import { eq, type SQL, sql } from "drizzle-orm";

import { isoTimestamp } from "../database/iso-timestamp.ts";
import { circuits, routes, sets } from "../database/schema.ts";

/** The conditions that join a route with its circuit, and a set with its circuit. */
export const isCircuitOfRoute: SQL = eq(circuits.id, routes.circuit_id);
export const isCircuitOfSet: SQL = eq(circuits.id, sets.circuit_id);

/** Expressions that count the current user's sends and attempts of a route. */
interface OwnClimbCounts {
  readonly sends: SQL<number>;
  readonly attempts: SQL<number>;
}

const ZERO_COUNTS: OwnClimbCounts = { sends: sql<number>`0`, attempts: sql<number>`0` };

/** Null for a draft, also if it was published before. */
const publishedAt: SQL = sql`case when ${routes.status} <> 'draft' then coalesce(${routes.published_at}, ${routes.created_at}) end`;

/** The day on which the draft of a reset announces that the route comes down. */
const announcedByReset: SQL = sql`(
  select min(resets.leaves_on) from reset_strips join resets on resets.id = reset_strips.reset_id
  where reset_strips.route_id = ${routes.id} and resets.status = 'draft'
)`;

/** The reset that puts up a draft. */
const resetOfDraft: SQL = sql`(
  select reset_routes.reset_id from reset_routes
  where reset_routes.route_id = ${routes.id} and ${routes.status} = 'draft'
)`;

/** Null for a grade outside the scale of the gym. */
export const gradeRank: SQL<GradeRank | null> = sql<GradeRank | null>`case when ${routes.grade_min} is not null
  then json_build_object('min', ${routes.grade_min}, 'max', ${routes.grade_max}) end`;

/** The columns of a route in the API, for a query that joins the circuits. */
export const routeColumns = ({ sends, attempts }: OwnClimbCounts = ZERO_COUNTS) => ({
  id: routes.id,
  name: routes.name,
  grade: routes.grade,
  location: routes.location,
  style: routes.style,
  x: routes.x,
  y: routes.y,
  set_id: routes.set_id,
  gym_id: routes.gym_id,
  circuit_id: routes.circuit_id,
  color: circuits.color,
  has_image: sql<boolean>`${routes.image} is not null`,
  climb_count: sql<number>`(
    select coalesce(sum(counts.sends), 0)::int from activity_routes as counts where counts.route_id = ${routes.id}
  )`,
  user_sends: sends,
  user_attempts: attempts,
  version: routes.version,
  status: routes.status,
  published_at: sql<string | null>`${isoTimestamp(publishedAt)}`,
  stripped_at: sql<string | null>`${isoTimestamp(routes.stripped_at)}`,
  leaves_on: sql<string | null>`least(${routes.leaves_on}, ${announcedByReset})::text`,
  reset_id: sql<string | null>`${resetOfDraft}`,
  grade_rank: gradeRank,
  code: routes.code,
});

/** The same columns as a JSON object, for a nested route. */
export const routeJson = (counts?: OwnClimbCounts): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(routeColumns(counts)).map(
      ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
    ),
    sql`, `,
  )})`;
