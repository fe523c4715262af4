import type { Area, CodeTarget } from "@topout/shared/contract";
import { eq } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { areaCodes, circuits, gyms, routes } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { canSeeRoute, type Viewer } from "../../queries/can-see-route.ts";
import { gymSummaryColumns } from "../../queries/gym-summary-columns.ts";
import { isCircuitOfRoute, routeColumns } from "../../queries/route-columns.ts";

/**
 * Finds the area or the route with the code.
 * @throws {ProblemError} 404 for an unknown code, or that of a draft that the viewer may not see.
 */
export async function findCode(
  db: DatabaseReader,
  code: string,
  viewer: Viewer | undefined,
): Promise<CodeTarget> {
  const target = (await findRoute(db, code)) ?? (await findArea(db, code));
  if (!target || (target.route && !canSeeRoute(target.route, viewer))) {
    throw new ProblemError("NOT_FOUND", { message: "Nothing has this code." });
  }
  return target;
}

async function findRoute(db: DatabaseReader, code: string): Promise<CodeTarget | undefined> {
  const [row] = await db
    .select({ gym: gymSummaryColumns, layout: gyms.layout, route: routeColumns() })
    .from(routes)
    .innerJoin(circuits, isCircuitOfRoute)
    .innerJoin(gyms, eq(gyms.id, routes.gym_id))
    .where(eq(routes.code, code));
  if (!row) return undefined;
  const { gym, layout, route } = row;
  const area = layout.areas.find(({ name }) => name === route.location) ?? null;
  return { type: "route", gym, area, route };
}

async function findArea(db: DatabaseReader, code: string): Promise<CodeTarget | undefined> {
  const [row] = await db
    .select({ gym: gymSummaryColumns, layout: gyms.layout, name: areaCodes.name })
    .from(areaCodes)
    .innerJoin(gyms, eq(gyms.id, areaCodes.gym_id))
    .where(eq(areaCodes.code, code));
  if (!row) return undefined;
  const { areas } = row.layout;
  const area = areas.find((candidate) => candidate.code === code) ?? findUncoded(areas, row.name);
  return { type: "area", gym: row.gym, area: area ? { ...area, code } : null, route: null };
}

/** The previous version saves layouts without codes. The next save assigns them again. */
const findUncoded = (areas: readonly Area[], name: string) =>
  areas.find((area) => area.code === undefined && area.name === name);
