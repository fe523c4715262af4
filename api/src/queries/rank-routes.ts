import { createGradeParser } from "@topout/shared/domain/grades";
import { eq, type SQL, sql } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import { inIds } from "../database/in-ids.ts";
import { gyms, routes } from "../database/schema.ts";

/** Stores the ranks of routes of one gym. The transaction must have changed or locked them. */
export type RankRoutes = (routeIds: readonly string[]) => Promise<void>;

/**
 * Locks the grade scale of the gym until the transaction ends, so that a new scale waits, and its jobs then find the
 * routes of this transaction. Transactions lock it after circuits and sets, and before routes.
 */
export async function lockGradeScale(tx: Transaction, gymId: string | SQL): Promise<RankRoutes> {
  const [gym] = await tx
    .select({ scale: gyms.grade_scale })
    .from(gyms)
    .where(eq(gyms.id, gymId))
    .for("share");
  const parse = createGradeParser(gym?.scale ?? { grades: [] });
  return async (routeIds) => {
    const graded = await tx
      .select({ id: routes.id, grade: routes.grade })
      .from(routes)
      .where(inIds(routes.id, routeIds));
    const ranks = graded.map(({ grade }) => parse(grade));
    await tx.execute(sql`
      update routes set grade_min = ranked.min, grade_max = ranked.max
      from unnest(
        ${sql.param(graded.map(({ id }) => id))}::uuid[],
        ${sql.param(ranks.map((rank) => rank?.min ?? null))}::smallint[],
        ${sql.param(ranks.map((rank) => rank?.max ?? null))}::smallint[]
      ) as ranked (id, min, max)
      where routes.id = ranked.id
        and (routes.grade_min, routes.grade_max) is distinct from (ranked.min, ranked.max)`);
  };
}

/** The gym of a route, which never changes. For `lockGradeScale`. */
export const gymOfRoute = (routeId: string): SQL =>
  sql`(select gym_id from ${routes} where id = ${routeId})`;
