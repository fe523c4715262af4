import type { Reset } from "@topout/shared/contract";
import { findMissingFields } from "@topout/shared/domain";
import { and, eq, sql } from "drizzle-orm";

import { recordResetChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { resetRoutes, resets, routes } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { addWithinLimit, createWallLimit } from "../../queries/limits.ts";
import { isDraft } from "../../queries/route-status.ts";
import { showHiddenClimbs } from "../climbs/hidden-climbs.ts";
import { changeWall } from "./change-wall.ts";
import { createNewSets } from "./create-new-sets.ts";
import { lockWall } from "./lock-wall.ts";
import { readReset } from "./stored-reset.ts";

/**
 * Publishes a draft: its routes come down and its new routes go up. The transaction must have locked the drafts of the gym.
 * @throws {ProblemError} 422 that names what new routes lack, LIMIT_REACHED for too many sets or routes on the wall.
 */
export async function publishReset(tx: Transaction, reset: Reset, actor: Actor): Promise<Reset> {
  const drafts = await listDrafts(tx, reset.id);
  requireComplete(drafts);
  const wall = await lockWall(tx, reset, drafts);
  const newSets = await createNewSets(tx, wall, { reset, actor });
  await addWithinLimit(tx, createWallLimit(reset.gym_id), () =>
    changeWall(tx, wall, { reset, newSets, actor }),
  );
  await showHiddenClimbs(tx, { gym_id: reset.gym_id, ids: reset.new });
  await tx
    .update(resets)
    .set({
      status: "published",
      changed_by: actor.id,
      published_by: actor.id,
      published_at: sql`now()`,
      undone_by: null,
      undone_at: null,
      new_sets: [...newSets.keys()],
      version: sql`${resets.version} + 1`,
    })
    .where(eq(resets.id, reset.id));
  const published = await readReset(tx, reset.id);
  await recordResetChange(tx, actor, { before: reset, after: published });
  return published;
}

const listDrafts = (tx: Transaction, resetId: string) =>
  tx
    .select({
      id: routes.id,
      circuit_id: routes.circuit_id,
      name: routes.name,
      grade: routes.grade,
      style: routes.style,
      location: routes.location,
    })
    .from(resetRoutes)
    .innerJoin(routes, eq(routes.id, resetRoutes.route_id))
    .where(and(eq(resetRoutes.reset_id, resetId), isDraft))
    .orderBy(routes.id);

function requireComplete(drafts: Parameters<typeof findMissingFields>[0]): void {
  const missing = findMissingFields(drafts);
  if (missing.length === 0) return;
  throw new ProblemError("INVALID_REQUEST", {
    message: "Every new route needs a name, a grade, a style and a location.",
    issues: missing.map(({ id, field }) => ({
      loc: ["body", "new", id, field],
      msg: "Required",
      type: "value_error",
    })),
  });
}
