import type { Route } from "@topout/shared/contract";
import { and, eq } from "drizzle-orm";

import { recordRouteChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import type { Transaction } from "../../database/database.ts";
import { circuits, resetRoutes, type routes } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { addWithinLimit, createDraftRouteLimit } from "../../queries/limits.ts";
import {
  increaseResetVersion,
  lockDraftResets,
  lockResetOfDraft,
  requireDraft,
} from "../../queries/lock-draft-resets.ts";
import { gymOfRoute, lockGradeScale, type RankRoutes } from "../../queries/rank-routes.ts";
import { createCircuitNotFoundError, requireVersion } from "../../queries/require-rows.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { readAuditedRoute, recordRouteUpdate } from "./audited-route.ts";
import { type ExpectedRoute, findRepeatedChange } from "./find-repeated-change.ts";
import {
  type CreatedRoute,
  insertRoute,
  lockRoute,
  readRoute,
  type RoutePhoto,
  updateRankedRoute,
} from "./stored-route.ts";

interface DraftValues extends Pick<
  typeof routes.$inferInsert,
  "name" | "x" | "y" | "grade" | "style" | "location"
> {
  readonly circuit_id: string;
  readonly photo?: RoutePhoto;
}

export interface NewDraft extends DraftValues {
  readonly reset_id: string;
  readonly id?: string | undefined;
}

export interface DraftUpdate extends ExpectedRoute {
  readonly change: DraftValues;
}

/** The new routes in the drafts of resets. */
export const createDraftWrites = (changes: Changes) => ({
  /**
   * Adds a new route to the draft of a reset. A repeated call with the same id returns the stored route.
   * @throws {ProblemError} 404 for an unknown reset or circuit, CONFLICT if the reset is published, for a circuit of
   * another gym, or if another route has the id. LIMIT_REACHED if the gym has too many drafts.
   */
  createDraft: (draft: NewDraft, actor: Actor): Promise<CreatedRoute> =>
    changes.runTransaction({ actor }, async (tx) => {
      const reset = await lockDraftResets(tx, draft.reset_id);
      if (await isStored(tx, draft)) {
        if (draft.photo) await enqueueFileDeletion(tx, Object.values(draft.photo));
        return { route: await readRoute(tx, draft.id ?? ""), isNew: false };
      }
      requireDraft(reset);
      await lockCircuit(tx, draft.circuit_id, reset.gym_id);
      const rankRoutes = await lockGradeScale(tx, reset.gym_id);
      const id = await addWithinLimit(tx, createDraftRouteLimit(reset.gym_id), () =>
        insertDraft(tx, draft, { actor, rankRoutes }),
      );
      await increaseResetVersion(tx, reset.id, actor.id);
      await recordRouteChange(tx, actor, { after: await readAuditedRoute(tx, id) });
      return { route: await readRoute(tx, id), isNew: true };
    }),

  /**
   * @throws {ProblemError} 404 for an unknown route or circuit, STALE if `version` is not the current version. CONFLICT
   * if the route is not a draft, or for a circuit of another gym.
   */
  updateDraft: (
    id: string,
    { change: { photo, ...values }, version, acceptStored }: DraftUpdate,
    actor: Actor,
  ): Promise<Route> =>
    changes.runTransaction({ actor }, async (tx) => {
      const reset = await lockResetOfDraft(tx, id);
      if (reset) await lockCircuit(tx, values.circuit_id, reset.gym_id);
      const rankRoutes = await lockGradeScale(tx, gymOfRoute(id));
      const route = await lockRoute(tx, id);
      if (!reset) throw new ProblemError("CONFLICT", { message: "This route is published." });
      const repeated = acceptStored && (await findRepeatedChange(tx, route, { id, photo, values }));
      if (repeated) return repeated;
      requireVersion(route, version);
      await recordRouteUpdate(tx, { id, actor }, () =>
        updateRankedRoute(tx, { id, ...values, ...photo }, rankRoutes),
      );
      if (photo) await enqueueFileDeletion(tx, [route.image, route.thumbnail]);
      await increaseResetVersion(tx, reset.id, actor.id);
      return readRoute(tx, id);
    }),
});

/** Whether an earlier request with the same id has added the route. */
async function isStored(tx: Transaction, { id, reset_id }: NewDraft): Promise<boolean> {
  if (id === undefined) return false;
  const isSame = and(eq(resetRoutes.route_id, id), eq(resetRoutes.reset_id, reset_id));
  return (await tx.$count(resetRoutes, isSame)) > 0;
}

async function insertDraft(
  tx: Transaction,
  { id: requestedId, reset_id, photo, ...values }: NewDraft,
  { actor, rankRoutes }: { readonly actor: Actor; readonly rankRoutes: RankRoutes },
): Promise<string> {
  const id = await insertRoute(
    tx,
    {
      ...values,
      ...photo,
      status: "draft",
      setter_id: actor.id,
      ...(requestedId && { id: requestedId }),
    },
    rankRoutes,
  );
  if (id === undefined) {
    throw new ProblemError("CONFLICT", { message: "This ID belongs to another route." });
  }
  await tx.insert(resetRoutes).values({ route_id: id, reset_id });
  return id;
}

/**
 * Locks the circuit against deletion until the transaction ends.
 * @throws {ProblemError} 404 for an unknown circuit, CONFLICT if it belongs to another gym.
 */
async function lockCircuit(tx: Transaction, id: string, gymId: string): Promise<void> {
  const [circuit] = await tx
    .select({ gym_id: circuits.gym_id })
    .from(circuits)
    .where(eq(circuits.id, id))
    .for("key share");
  if (!circuit) throw createCircuitNotFoundError();
  if (circuit.gym_id === gymId) return;
  throw new ProblemError("CONFLICT", { message: "This circuit belongs to another gym." });
}
