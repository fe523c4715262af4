import { getPyramidRank, MIN_CLIMBERS } from "@topout/shared/domain/insights";
import type { TryCounts } from "@topout/shared/domain/tries";
import { eq, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { climbs } from "../../database/schema.ts";
import { selectFirstSends } from "../../queries/tries.ts";
import type { Touches } from "./read-figures.ts";
import type { WallRoute } from "./read-wall.ts";

interface WallFigures {
  readonly wall: readonly WallRoute[];
  readonly touches: ReadonlyMap<string, Touches>;
  readonly tries: ReadonlyMap<string, TryCounts>;
  readonly since: Date;
}

/** The groups of routes that at least three climbers have sent. */
export interface LargeGroups {
  /** The rows of the pyramid with three climbers whose first send of a route was since the day of the query. */
  readonly rows: ReadonlySet<number>;
  /** Whether all routes together have as many. */
  readonly isWallSentRecently: boolean;
  /** Whether all routes together have as many, at any time. */
  readonly isWallSent: boolean;
}

/** Counts the senders only where no single route has three, so that the query reads few climbs. */
export async function findLargeGroups(
  db: DatabaseReader,
  { wall, touches, tries, since }: WallFigures,
): Promise<LargeGroups> {
  const countSends = ({ id }: WallRoute) => tries.get(id)?.first_sends ?? 0;
  const rows = new Set(wall.filter((route) => isLarge(countSends(route))).map(getRow));
  const others = wall.filter((route) => countSends(route) > 0 && !rows.has(getRow(route)));
  const recent = await countSenders(db, others, since);
  for (const [row, senders] of recent.byRow) if (isLarge(senders)) rows.add(row);
  const isWallSentRecently = rows.size > 0 || isLarge(recent.all);
  const isWallSent =
    isWallSentRecently ||
    touches.values().some(({ allSenders }) => isLarge(allSenders)) ||
    isLarge((await countSenders(db, wall, new Date(0))).all);
  return { rows, isWallSentRecently, isWallSent };
}

const isLarge = (climbers: number): boolean => climbers >= MIN_CLIMBERS;

/** Routes without a rank are in no row of the pyramid, but they have one here. */
const getRow = ({ rank }: WallRoute): number => (rank ? getPyramidRank(rank) : -1);

/** Counts whose first send was at this time or later, each climber once in a row and once in all of them. */
async function countSenders(db: DatabaseReader, routes: readonly WallRoute[], since: Date) {
  if (routes.length === 0) return { byRow: new Map<number, number>(), all: 0 };
  const routeIds = routes.map(({ id }) => id);
  const firstSends = selectFirstSends(db, inIds(climbs.route_id, routeIds));
  const routeRows = sql`unnest(
    ${sql.param(routeIds)}::uuid[], ${sql.param(routes.map(getRow))}::int[]
  ) as route_rows (id, row)`;
  const counts = await db
    .select({
      row: sql<number | null>`route_rows.row`,
      senders: sql<number>`count(distinct ${firstSends.user_id})::int`,
    })
    .from(firstSends)
    .innerJoin(routeRows, eq(sql`route_rows.id`, firstSends.route_id))
    .where(sql`${firstSends.time} >= ${since}`)
    .groupBy(sql`grouping sets ((route_rows.row), ())`);
  return {
    byRow: new Map(counts.flatMap(({ row, senders }) => (row === null ? [] : [[row, senders]]))),
    all: counts.find(({ row }) => row === null)?.senders ?? 0,
  };
}
