import type { ScreenRoute } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { circuits, routes } from "../../database/schema.ts";
import { displayOrder } from "../../queries/display-order.ts";
import { routeColumns } from "../../queries/route-columns.ts";
import { isOnTheWall } from "../../queries/route-status.ts";

const { id, name, location, x, y, circuit_id, color, published_at, leaves_on } = routeColumns();
const columns = { id, name, location, x, y, circuit_id, color, published_at, leaves_on };

/** Lists the routes on the wall, in the display order of their circuits. */
export const listWallRoutes = (db: DatabaseReader, gymId: string): Promise<ScreenRoute[]> =>
  db
    .select(columns)
    .from(routes)
    .innerJoin(circuits, isOnTheWall)
    .where(eq(circuits.gym_id, gymId))
    .orderBy(sql`${displayOrder}, ${routes.id}`);
