import type { GradeRank } from "@topout/shared/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { circuits, resetRoutes, routes } from "../../database/schema.ts";
import { gradeRank, isCircuitOfRoute } from "../../queries/route-columns.ts";
import { isDraft, isOnTheWall } from "../../queries/route-status.ts";

export interface WallRoute {
  readonly id: string;
  readonly rank: GradeRank | null;
  /** The name of its area. */
  readonly location: string;
  /** When it went up. */
  readonly upAt: string;
}

export interface WallRequest {
  readonly gymId: string;
  readonly circuit_id?: string | undefined;
  readonly area?: string | undefined;
  readonly reset_id?: string | undefined;
}

/** Lists the routes on the wall, or those that will be on it after the reset. */
export async function readWall(db: DatabaseReader, request: WallRequest): Promise<WallRoute[]> {
  const { reset_id } = request;
  const [wall, added] = await Promise.all([
    readPresentWall(db, request),
    reset_id === undefined ? [] : readAddedRoutes(db, reset_id, request),
  ]);
  return [...wall, ...added];
}

/** Without the routes that the reset takes down. */
const readPresentWall = (db: DatabaseReader, request: WallRequest): Promise<WallRoute[]> =>
  db
    .select(columns(sql`coalesce(${routes.published_at}, ${routes.created_at})`))
    .from(circuits)
    .innerJoin(routes, isOnTheWall)
    .where(
      and(
        eq(circuits.gym_id, request.gymId),
        matchesFilter(request),
        request.reset_id === undefined ? undefined : staysUp(request.reset_id),
      ),
    )
    .orderBy(routes.id);

/** The drafts of the reset, as if they went up now. */
const readAddedRoutes = (
  db: DatabaseReader,
  resetId: string,
  request: WallRequest,
): Promise<WallRoute[]> =>
  db
    .select(columns(sql`now()`))
    .from(resetRoutes)
    .innerJoin(routes, eq(routes.id, resetRoutes.route_id))
    .innerJoin(circuits, isCircuitOfRoute)
    .where(and(eq(resetRoutes.reset_id, resetId), isDraft, matchesFilter(request)))
    .orderBy(routes.id);

const columns = (upAt: SQL) => ({
  id: routes.id,
  rank: gradeRank,
  location: routes.location,
  upAt: isoTimestamp(upAt),
});

const matchesFilter = ({ circuit_id, area }: WallRequest): SQL | undefined =>
  and(
    circuit_id === undefined ? undefined : eq(circuits.id, circuit_id),
    area ? sql`lower(${routes.location}) = lower(${area})` : undefined,
  );

const staysUp = (resetId: string): SQL => sql`not exists (
  select from reset_strips where reset_id = ${resetId} and reset_strips.route_id = ${routes.id}
)`;
