import type { Dependents, RouteSet } from "@topout/shared/contract";
import { desc, eq, sql } from "drizzle-orm";

import { recordSetChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { circuits, routes, sets } from "../../database/schema.ts";
import type { Topic } from "../../database/topics.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { addWithinLimit, createSetLimit, createWallLimit } from "../../queries/limits.ts";
import {
  createCircuitNotFoundError,
  createSetNotFoundError,
  requireGym,
  requireSameGym,
} from "../../queries/require-rows.ts";
import { isCircuitOfSet } from "../../queries/route-columns.ts";
import { countDependents } from "../routes/count-dependents.ts";
import { removeRoutesOfSets } from "../routes/remove-routes.ts";
import { readSet, selectSets, toRouteSet } from "./stored-set.ts";

interface NewSet {
  readonly name: string | null;
  readonly circuit_id: string;
  readonly date: Date;
  /** The gym of the circuit, if the client sends it. */
  readonly gym_id?: string | undefined;
  /** Becomes the id of the set. */
  readonly idempotency_key?: string | undefined;
}

interface CreatedSet {
  readonly set: RouteSet;
  /** False if an earlier request with the same key created the set. */
  readonly isNew: boolean;
}

/** Missing fields do not change. */
interface SetUpdate {
  readonly name?: string | null;
  readonly date?: Date;
}

const createReads = (db: DatabaseReader) => ({
  /** Lists the sets of a gym, newest first. */
  listByGym: async (gymId: string): Promise<RouteSet[]> => {
    await requireGym(db, gymId);
    const rows = await selectSets(db)
      .where(eq(circuits.gym_id, gymId))
      .orderBy(desc(sets.date), desc(sets.id));
    return rows.map(toRouteSet);
  },

  /** @throws {ProblemError} 404 for an unknown set. */
  countDependents: async (id: string): Promise<Dependents> => {
    if ((await db.$count(sets, eq(sets.id, id))) === 0) throw createSetNotFoundError();
    return countDependents(db, eq(routes.set_id, id));
  },
});

const createWrites = (changes: Changes) => ({
  /**
   * Creates a set. A repeated call with the same key returns the stored set.
   * @throws {ProblemError} 404 for an unknown circuit, 409 if it belongs to another gym, or if the gym has too many sets.
   */
  create: (
    { gym_id: requestedGymId, idempotency_key: key, ...values }: NewSet,
    actor: Actor,
  ): Promise<CreatedSet> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const { gym_id, circuit } = await lockCircuit(tx, values.circuit_id);
      if (requestedGymId !== undefined && requestedGymId.toLowerCase() !== gym_id) {
        throw new ProblemError("CONFLICT", { message: "This circuit belongs to another gym." });
      }
      const created = await createOnce(tx, { ...values, gym_id, key });
      if (!created.isNew) return created;
      await recordSetChange(tx, actor, { after: { ...created.set, circuit } });
      invalidateSets(invalidate, gym_id);
      return created;
    }),

  /** @throws {ProblemError} 404 for an unknown set, LIMIT_REACHED if another set with too many routes becomes current. */
  update: (id: string, change: SetUpdate, actor: Actor): Promise<RouteSet> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const circuit = await lockSet(tx, id);
      const previousSet = await readSet(tx, id);
      if (Object.keys(change).length > 0) await updateSet(tx, previousSet, change);
      const set = await readSet(tx, id);
      await recordSetChange(tx, actor, {
        before: { ...previousSet, circuit },
        after: { ...set, circuit },
      });
      invalidateSets(invalidate, set.gym_id);
      return set;
    }),

  /**
   * Removes the set with its routes, and all data of the routes.
   * @throws {ProblemError} 404 for an unknown set, LIMIT_REACHED like `update`.
   */
  remove: (id: string, actor: Actor): Promise<void> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const set = await removeSet(tx, id);
      await recordSetChange(tx, actor, { before: set });
      invalidateSets(invalidate, set.gym_id);
    }),
});

export const createSetStore = (db: DatabaseReader, changes: Changes) => ({
  ...createReads(db),
  ...createWrites(changes),
});

export type SetStore = ReturnType<typeof createSetStore>;

/** @throws {ProblemError} CONFLICT if a request for another gym has used the key, LIMIT_REACHED for too many sets. */
async function createOnce(
  tx: Transaction,
  {
    gym_id,
    key,
    ...values
  }: typeof sets.$inferInsert & {
    readonly gym_id: string;
    readonly key: string | undefined;
  },
): Promise<CreatedSet> {
  const inserted = await addWithinLimit(tx, createSetLimit(gym_id), () =>
    insertSet(tx, { ...values, ...(key && { id: key }) }),
  );
  const set = await readSet(tx, inserted?.id ?? key ?? "");
  if (!inserted) requireSameGym(set, gym_id);
  return { set, isNew: inserted !== undefined };
}

/** Returns undefined if the id exists. Waits for a concurrent request that inserts the same id. */
async function insertSet(tx: Transaction, values: typeof sets.$inferInsert) {
  const [set] = await tx
    .insert(sets)
    .values(values)
    .onConflictDoNothing({ target: sets.id })
    .returning({ id: sets.id });
  return set;
}

/**
 * Returns the gym and the name of the circuit. Locks the circuit against deletion, and against a publication that changes
 * its current set, until the transaction ends.
 */
async function lockCircuit(tx: Transaction, id: string) {
  const [circuit] = await tx
    .select({ gym_id: circuits.gym_id, circuit: circuits.name })
    .from(circuits)
    .where(eq(circuits.id, id))
    .for("share");
  if (!circuit) throw createCircuitNotFoundError();
  return circuit;
}

/**
 * Returns the name of the circuit. Prevents new routes in the set, and a publication in its circuit, until the transaction
 * ends.
 */
async function lockSet(tx: Transaction, id: string): Promise<string> {
  await lockCircuitOfSet(tx, id);
  const [set] = await tx
    .select({ circuit: circuits.name })
    .from(sets)
    .innerJoin(circuits, isCircuitOfSet)
    .where(eq(sets.id, id))
    .for("update", { of: sets });
  if (!set) throw createSetNotFoundError();
  return set.circuit;
}

const lockCircuitOfSet = (tx: Transaction, setId: string) =>
  tx.execute(sql`
    select from circuits where id = (select circuit_id from sets where id = ${setId}) for share`);

const updateSet = (tx: Transaction, { id, gym_id }: RouteSet, change: SetUpdate) =>
  addWithinLimit(tx, createWallLimit(gym_id), () =>
    tx.update(sets).set(change).where(eq(sets.id, id)),
  );

async function removeSet(tx: Transaction, id: string) {
  const circuit = await lockSet(tx, id);
  const set = await readSet(tx, id);
  const routeCount = await removeRoutesOfSets(tx, eq(routes.set_id, id));
  await addWithinLimit(tx, createWallLimit(set.gym_id), () =>
    tx.delete(sets).where(eq(sets.id, id)),
  );
  return { ...set, circuit, routes: routeCount };
}

/** Also invalidates the routes, because a different set can become the circuit's current set. */
function invalidateSets(invalidate: (topic: Topic) => void, gymId: string): void {
  invalidate(`sets:${gymId}`);
  invalidate(`routes:${gymId}`);
}
