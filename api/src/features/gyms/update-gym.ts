import type { Layout } from "@topout/shared/contract";
import { eq, type InferSelectModel, sql } from "drizzle-orm";

import { recordGymChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { gyms } from "../../database/schema.ts";
import type { Invalidate } from "../../database/transactions.ts";
import { assignAreaCodes } from "../../queries/assign-area-codes.ts";
import { createGymNotFoundError, requireVersion } from "../../queries/require-rows.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { enqueueRegrouping } from "../climbs/regroup-job.ts";
import { enqueueRanking } from "../routes/rank-job.ts";
import { applyGradingChange } from "./grade-scale.ts";
import { type GymChange, isGymChangeStored } from "./is-gym-change-stored.ts";
import { relocateRoutes } from "./relocate-routes.ts";

type GymRow = InferSelectModel<typeof gyms>;

export interface GymUpdate {
  readonly change: GymChange;
  /** The version on which the change is based. */
  readonly version: number | undefined;
  /** Whether a change that is stored already succeeds in any version. */
  readonly acceptStored?: boolean | undefined;
}

interface Context {
  readonly actor: Actor;
  readonly invalidate: Invalidate;
}

/** @throws {ProblemError} 404 for an unknown gym, STALE if `version` is not the current version. */
export async function updateGym(
  tx: Transaction,
  { id, change, version, acceptStored }: GymUpdate & { readonly id: string },
  context: Context,
): Promise<GymRow> {
  const [gym] = await tx.select().from(gyms).where(eq(gyms.id, id)).for("no key update");
  if (!gym) throw createGymNotFoundError();
  if (acceptStored && (await isGymChangeStored(tx, gym, change))) {
    await enqueueFileDeletion(tx, [change.image ?? null]);
    return gym;
  }
  requireVersion(gym, version);
  const isEmpty = Object.values(change).every((value) => value === undefined);
  return isEmpty ? gym : applyChange(tx, { gym, change }, context);
}

async function applyChange(
  tx: Transaction,
  { gym, change }: { readonly gym: GymRow; readonly change: GymChange },
  { actor, invalidate }: Context,
): Promise<GymRow> {
  const grading = applyGradingChange(gym, change);
  const layout = change.layout && (await assignCodes(tx, gym.id, change.layout));
  const [updated] = await tx
    .update(gyms)
    .set({ ...change, ...grading, layout, version: sql`${gyms.version} + 1` })
    .where(eq(gyms.id, gym.id))
    .returning();
  if (!updated) throw new Error("Locked gym not found");
  await enqueueJobs(tx, gym, updated);
  await recordGymChange(tx, actor, { before: gym, after: updated });
  const relocationCount = await relocateRoutes(tx, actor, { gym, areas: updated.layout.areas });
  if (relocationCount > 0) invalidate(`routes:${gym.id}`);
  invalidate(`gyms:${gym.id}`);
  return updated;
}

/** Returns the layout with the codes of its areas. */
export const assignCodes = async (
  tx: Transaction,
  gymId: string,
  layout: Layout,
): Promise<Layout> => ({
  ...layout,
  areas: await assignAreaCodes(tx, gymId, layout.areas),
});

/** Enqueues what follows from the change of a gym. */
async function enqueueJobs(tx: Transaction, before: GymRow, after: GymRow): Promise<void> {
  if (before.time_zone !== after.time_zone) await enqueueRegrouping(tx, after.id);
  if (!isEqual(before.grade_scale, after.grade_scale)) await enqueueRanking(tx, after.id);
  if (before.image !== after.image) await enqueueFileDeletion(tx, [before.image]);
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
