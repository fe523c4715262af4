import type { Insights } from "@topout/shared/contract";
import { and, eq } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { gyms, resets } from "../../database/schema.ts";
import { createGymNotFoundError, createResetNotFoundError } from "../../queries/require-rows.ts";
import { createInsights, type InsightsGym } from "./create-insights.ts";
import { findLargeGroups } from "./find-large-groups.ts";
import { countClimbers, countTriesByRoute, readTouches } from "./read-figures.ts";
import { readDayStart } from "./read-day-start.ts";
import { readWall, type WallRequest } from "./read-wall.ts";

interface InsightsRequest extends WallRequest {
  readonly since: Date | undefined;
}

/** @throws {ProblemError} 404 for an unknown gym, or a reset of another gym. */
export async function readInsights(
  db: DatabaseReader,
  request: InsightsRequest,
): Promise<Insights> {
  const gym = await readGym(db, request.gymId);
  if (request.reset_id !== undefined) await requireResetOfGym(db, request.reset_id, request.gymId);
  const [wall, since] = await Promise.all([
    readWall(db, request),
    readDayStart(db, request.since, gym.time_zone),
  ]);
  const routeIds = wall.map(({ id }) => id);
  const [touches, tries, climbers] = await Promise.all([
    readTouches(db, routeIds, since),
    countTriesByRoute(db, routeIds, since),
    countClimbers(db, routeIds, since),
  ]);
  const large = await findLargeGroups(db, { wall, touches, tries, since });
  return createInsights({ gym, wall, touches, tries, climbers, large, now: new Date() });
}

async function readGym(db: DatabaseReader, gymId: string): Promise<InsightsGym> {
  const [gym] = await db
    .select({
      layout: gyms.layout,
      time_zone: gyms.time_zone,
      grade_scale: gyms.grade_scale,
      grade_targets: gyms.grade_targets,
    })
    .from(gyms)
    .where(eq(gyms.id, gymId));
  if (!gym) throw createGymNotFoundError();
  return gym;
}

async function requireResetOfGym(db: DatabaseReader, id: string, gymId: string): Promise<void> {
  const isOfGym = and(eq(resets.id, id), eq(resets.gym_id, gymId));
  if ((await db.$count(resets, isOfGym)) === 0) throw createResetNotFoundError();
}
