import { isDeepStrictEqual } from "node:util";

import type { Reset, ResetPage } from "@topout/shared/contract";
import type { Parsed, resets as contract } from "@topout/shared/contract/server";
import { and, eq } from "drizzle-orm";

import { recordResetChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { circuits, resets } from "../../database/schema.ts";
import { addWithinLimit, createResetLimit } from "../../queries/limits.ts";
import { increaseResetVersion } from "../../queries/lock-draft-resets.ts";
import { requireOpenDay } from "../../queries/require-open-day.ts";
import {
  createCircuitNotFoundError,
  requireGym,
  requireSameGym,
} from "../../queries/require-rows.ts";
import { isDraftReset } from "../../queries/reset-status.ts";
import { removeDrafts } from "../routes/remove-drafts.ts";
import { createPublicationWrites } from "./publication-writes.ts";
import { listResets, lockDraft, readReset } from "./stored-reset.ts";
import { addRoutes, createConflictError, findConflicts, removeRoutes } from "./stripped-routes.ts";

type PageQuery = Parsed<typeof contract.pageOfGym>["query"];
type NewReset = Parsed<typeof contract.create>["body"];
type ResetChange = Parsed<typeof contract.update>["body"];

const PAGE_SIZE = 10;

interface CreatedReset {
  readonly reset: Reset;
  /** False if an earlier request with the same id created the reset. */
  readonly isNew: boolean;
}

/** The resets of a gym, for its setters. */
export const createResetStore = (db: DatabaseReader, changes: Changes) => ({
  /** Returns a page of resets, newest first. @throws {ProblemError} 404 for an unknown gym. */
  getPage: async (gymId: string, { drafts, page = 1 }: PageQuery): Promise<ResetPage> => {
    await requireGym(db, gymId);
    const where = and(eq(resets.gym_id, gymId), drafts ? isDraftReset : undefined);
    const [data, total] = await Promise.all([
      listResets(db, where, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      db.$count(resets, where),
    ]);
    const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    return { data, meta: { page, total, totalPages } };
  },

  /** @throws {ProblemError} 404 for an unknown reset. */
  get: (id: string): Promise<Reset> => readReset(db, id),

  /**
   * Creates a draft. A repeated call with the same id returns the stored reset.
   * @throws {ProblemError} CONFLICT if another gym has the id, LIMIT_REACHED if the gym has too many drafts.
   */
  create: (gymId: string, reset: NewReset, actor: Actor): Promise<CreatedReset> =>
    changes.runTransaction({ actor }, (tx) => createOnce(tx, { gymId, reset, actor })),

  /**
   * Merges changes into a draft. Undefined fields do not change.
   * @throws {ProblemError} 404 for an unknown reset, route or circuit, 422 for a day that is over, CONFLICT for a route that is
   * stripped, or that another draft takes down. LIMIT_REACHED for too many routes.
   */
  update: (id: string, change: ResetChange, actor: Actor): Promise<Reset> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const before = await lockDraft(tx, id);
      await requireOpenDay(tx, before.gym_id, { field: "leaves_on", day: change.leaves_on });
      const others = await takeConflictingRoutes(tx, before, { change, actor });
      await applyChange(tx, before, change);
      const after = await recordUpdate(tx, before, actor);
      const announcements = [before, after, ...others].map(({ leaves_on }) => leaves_on);
      if (announcements.some((day) => day !== null)) invalidate(`routes:${after.gym_id}`);
      return after;
    }),

  /**
   * Removes a draft with its new routes.
   * @throws {ProblemError} 404 for an unknown reset, CONFLICT if it is no longer a draft, or if a new route has climbs.
   */
  remove: (id: string, actor: Actor): Promise<void> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const reset = await lockDraft(tx, id);
      await removeDrafts(tx, reset.new);
      await tx.delete(resets).where(eq(resets.id, id));
      await recordResetChange(tx, actor, { before: reset });
      if (reset.leaves_on !== null) invalidate(`routes:${reset.gym_id}`);
    }),

  ...createPublicationWrites(changes),
});

export type ResetStore = ReturnType<typeof createResetStore>;

interface Creation {
  readonly gymId: string;
  readonly reset: NewReset;
  readonly actor: Actor;
}

async function createOnce(
  tx: Transaction,
  { gymId, reset: { id, name = null }, actor }: Creation,
): Promise<CreatedReset> {
  const [inserted] = await addWithinLimit(tx, createResetLimit(gymId), () =>
    tx
      .insert(resets)
      .values({ gym_id: gymId, name, created_by: actor.id, ...(id && { id }) })
      .onConflictDoNothing({ target: resets.id })
      .returning({ id: resets.id }),
  );
  const reset = await readReset(tx, inserted?.id ?? id ?? "");
  if (inserted) await recordResetChange(tx, actor, { after: reset });
  else requireSameGym(reset, gymId.toLowerCase());
  return { reset, isNew: inserted !== undefined };
}

interface Taking {
  readonly change: ResetChange;
  readonly actor: Actor;
}

/** Removes the added routes from the other drafts that take them down, and returns these drafts as they were. */
async function takeConflictingRoutes(
  tx: Transaction,
  reset: Reset,
  { change: { strip_add = [], take = false }, actor }: Taking,
): Promise<Reset[]> {
  const conflicts = await findConflicts(tx, reset, strip_add);
  if (conflicts.length > 0 && !take) throw createConflictError(conflicts);
  const others: Reset[] = [];
  for (const { id, routes } of conflicts) {
    const other = await readReset(tx, id);
    await removeRoutes(tx, id, routes);
    await recordUpdate(tx, other, actor);
    others.push(other);
  }
  return others;
}

async function applyChange(
  tx: Transaction,
  reset: Reset,
  { name, leaves_on, new_sets, strip_add, strip_remove }: ResetChange,
): Promise<void> {
  const fields = {
    ...(name !== undefined && { name }),
    ...(leaves_on !== undefined && { leaves_on }),
    ...(new_sets !== undefined && { new_sets }),
  };
  if (new_sets) await requireCircuits(tx, reset.gym_id, new_sets);
  if (Object.keys(fields).length > 0) {
    await tx.update(resets).set(fields).where(eq(resets.id, reset.id));
  }
  if (strip_add) await addRoutes(tx, reset, strip_add);
  if (strip_remove) await removeRoutes(tx, reset.id, strip_remove);
}

/** @throws {ProblemError} 404 for an unknown circuit, or one of another gym. */
async function requireCircuits(
  tx: Transaction,
  gymId: string,
  ids: readonly string[],
): Promise<void> {
  const unique = new Set(ids.map((id) => id.toLowerCase()));
  const isOfGym = and(eq(circuits.gym_id, gymId), inIds(circuits.id, [...unique]));
  if ((await tx.$count(circuits, isOfGym)) < unique.size) throw createCircuitNotFoundError();
}

/** Records what has changed in the reset, and increases its version. A change that repeats an earlier one has no effect. */
async function recordUpdate(tx: Transaction, before: Reset, actor: Actor): Promise<Reset> {
  const after = await readReset(tx, before.id);
  if (isDeepStrictEqual(before, after)) return after;
  await increaseResetVersion(tx, before.id, actor.id);
  await recordResetChange(tx, actor, {
    before,
    after: {
      ...after,
      strip_added: countMissing(after.strip, before.strip),
      strip_removed: countMissing(before.strip, after.strip),
    },
  });
  return readReset(tx, before.id);
}

const countMissing = (ids: readonly string[], others: readonly string[]): number =>
  new Set(ids).difference(new Set(others)).size;
