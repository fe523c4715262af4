import type { ArchivePage } from "@topout/shared/contract";
import { and, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";

import { containsText } from "../../database/contains-text.ts";
import { countTotal } from "../../database/count-total.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { circuits, routes, users } from "../../database/schema.ts";
import { requireGym } from "../../queries/require-rows.ts";
import { isCircuitOfRoute } from "../../queries/route-columns.ts";
import { canSeeProfile, isVideoShown } from "../../queries/visibility.ts";
import { isVisibleSetter, singleRouteColumns, toSingleRoute } from "./single-route.ts";

const PAGE_SIZE = 50;
const MAX_SETTERS = 200;

export interface ArchiveRequest {
  readonly gymId: string;
  readonly viewerId: string | undefined;
  readonly q: string | undefined;
  readonly circuit_id: string | undefined;
  readonly area: string | undefined;
  readonly setter: string | undefined;
  readonly since: Date | undefined;
  readonly until: Date | undefined;
  readonly page: number;
}

/**
 * Returns a page of stripped routes, last stripped first.
 * @throws {ProblemError} 404 for an unknown gym.
 */
export async function readArchivePage(
  db: DatabaseReader,
  request: ArchiveRequest,
): Promise<ArchivePage> {
  const { gymId, viewerId, until, page } = request;
  await requireGym(db, gymId);
  const where = toWhere(request);
  const isSetter = isVisibleSetter(viewerId);
  // The page is selected first. Otherwise PostgreSQL counts sends and videos of the skipped routes too.
  const pageIds = db
    .select({ id: routes.id })
    .from(routes)
    .leftJoin(users, isSetter)
    .where(where)
    .orderBy(...lastStrippedFirst)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [rows, total, setters] = await Promise.all([
    db
      .select({ ...singleRouteColumns, video_count: videoCount })
      .from(routes)
      .innerJoin(circuits, isCircuitOfRoute)
      .leftJoin(users, isSetter)
      .where(inArray(routes.id, pageIds))
      .orderBy(...lastStrippedFirst),
    countTotal(db, sql`from ${routes} left join ${users} on ${isSetter} where ${where}`),
    listSetters(db, gymId, viewerId),
  ]);
  return {
    data: rows.map(({ video_count, ...row }) => ({ ...toSingleRoute(row), video_count })),
    meta: {
      page,
      total,
      totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      as_of: (until ?? new Date()).toISOString(),
      setters,
    },
  };
}

const lastStrippedFirst = [desc(routes.stripped_at), desc(routes.id)];

/** Reads one entry of an index for each setter, instead of every stripped route. */
const listSetters = (db: DatabaseReader, gymId: string, viewerId: string | undefined) => {
  const nextSetterId = (isLater: SQL) => sql`(
    select setter_id from routes
    where gym_id = ${gymId} and status = 'stripped' and setter_id is not null and ${isLater}
    order by setter_id limit 1
  )`;
  const setterIds = sql`
    with recursive setters as (
      select ${nextSetterId(sql`true`)} as id
      union all
      select ${nextSetterId(sql`setter_id > setters.id`)} from setters where setters.id is not null
    )
    select id from setters`;
  return db
    .select({ id: users.id, username: users.username, display_name: users.display_name })
    .from(users)
    .where(and(sql`${users.id} in (${setterIds})`, canSeeProfile(viewerId)))
    .orderBy(users.username)
    .limit(MAX_SETTERS);
};

const videoCount = sql<number>`(
  select count(*)::int from videos
  where videos.route_id = ${routes.id} and videos.state = 'processed' and ${isVideoShown}
)`;

const isArchived = (gymId: string): SQL | undefined =>
  and(eq(routes.gym_id, gymId), eq(routes.status, "stripped"));

/** The setter is compared in the joined users, so that a search does not find the routes of a hidden profile. */
const toWhere = ({
  gymId,
  q,
  circuit_id,
  area,
  setter,
  since,
  until,
}: ArchiveRequest): SQL | undefined =>
  and(
    isArchived(gymId),
    until && lte(routes.stripped_at, until),
    since && gte(routes.stripped_at, since),
    q ? containsText(routes.name, q) : undefined,
    circuit_id === undefined ? undefined : eq(routes.circuit_id, circuit_id),
    area ? sql`lower(${routes.location}) = lower(${area})` : undefined,
    setter === undefined ? undefined : eq(users.id, setter),
  );
