import type {
  Circuit,
  CircuitChange,
  CircuitCreation,
  CircuitList,
  Dependents,
} from "@topout/shared/contract";
import { sortCircuits } from "@topout/shared/domain";
import { asc, eq } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { addWithinLimit, createCircuitLimit } from "../../queries/limits.ts";
import { requireGym, requireSameGym } from "../../queries/require-rows.ts";
import { circuits, routes, sets } from "../../database/schema.ts";
import { createCircuitNotFoundError } from "../../queries/require-rows.ts";
import type { Changes } from "../../auth/changes.ts";
import { countDependents } from "../routes/count-dependents.ts";
import { removeRoutesOfSets } from "../routes/remove-routes.ts";
import { recordCircuitChange } from "../../audit/record-object-changes.ts";

const columns = {
  id: circuits.id,
  name: circuits.name,
  color: circuits.color,
  gym_id: circuits.gym_id,
};

interface CreatedCircuit {
  readonly circuit: Circuit;
  /** False if an earlier request with the same key created the circuit. */
  readonly isNew: boolean;
}

export const createCircuitStore = (db: DatabaseReader, changes: Changes) => ({
  listByGym: async (gymId: string): Promise<CircuitList> => {
    await requireGym(db, gymId);
    const rows = await db
      .select(columns)
      .from(circuits)
      .where(eq(circuits.gym_id, gymId))
      .orderBy(asc(circuits.id));
    return {
      data: Object.fromEntries(rows.map((circuit) => [circuit.id, circuit])),
      order: sortCircuits(rows).map(({ id }) => id),
    };
  },

  /**
   * Creates a circuit. A repeated call with the same key returns the stored circuit.
   * @throws {ProblemError} 404 for an unknown gym, LIMIT_REACHED if it has too many circuits, CONFLICT if a request for
   * another gym has used the key.
   */
  create: (circuit: CircuitCreation, actor: Actor): Promise<CreatedCircuit> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      await requireGym(tx, circuit.gym_id);
      const created = await createOnce(tx, circuit);
      if (!created.isNew) return created;
      await recordCircuitChange(tx, actor, { after: created.circuit });
      invalidate(`circuits:${created.circuit.gym_id}`);
      return created;
    }),

  /** Undefined fields do not change. @throws {ProblemError} 404 for an unknown circuit. */
  update: (id: string, change: CircuitChange, actor: Actor): Promise<Circuit> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const { before, after } = await updateCircuit(tx, id, change);
      await recordCircuitChange(tx, actor, { before, after });
      // Routes have the colour of their circuit.
      for (const topic of ["circuits", "routes"] as const) {
        invalidate(`${topic}:${after.gym_id}`);
      }
      return after;
    }),

  /** Counts the rows that `remove` would delete. @throws {ProblemError} 404 for an unknown circuit. */
  countDependents: (id: string): Promise<Dependents> => countCircuitDependents(db, id),

  /** Removes the circuit with its sets, its routes, and all data of the routes. */
  remove: (id: string, actor: Actor): Promise<void> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const circuit = await removeCircuit(tx, id, actor);
      for (const topic of ["circuits", "sets", "routes"] as const) {
        invalidate(`${topic}:${circuit.gym_id}`);
      }
    }),
});

export type CircuitStore = ReturnType<typeof createCircuitStore>;

/** @throws {ProblemError} 404 for an unknown circuit. */
async function lockCircuit(tx: Transaction, id: string): Promise<Circuit> {
  const [circuit] = await tx
    .select(columns)
    .from(circuits)
    .where(eq(circuits.id, id))
    .for("update");
  if (!circuit) throw createCircuitNotFoundError();
  return circuit;
}

async function createOnce(
  tx: Transaction,
  { idempotency_key: key, ...circuit }: CircuitCreation,
): Promise<CreatedCircuit> {
  const [created] = await addWithinLimit(tx, createCircuitLimit(circuit.gym_id), () =>
    tx
      .insert(circuits)
      .values({ ...circuit, ...(key && { id: key }) })
      .onConflictDoNothing({ target: circuits.id })
      .returning(columns),
  );
  if (created) return { circuit: created, isNew: true };
  const stored = await lockCircuit(tx, key ?? "");
  requireSameGym(stored, circuit.gym_id.toLowerCase());
  return { circuit: stored, isNew: false };
}

async function updateCircuit(tx: Transaction, id: string, change: CircuitChange) {
  const before = await lockCircuit(tx, id);
  const { name = before.name, color = before.color } = change;
  await tx.update(circuits).set({ name, color }).where(eq(circuits.id, before.id));
  return { before, after: { ...before, name, color } };
}

async function countCircuitDependents(db: DatabaseReader, id: string): Promise<Dependents> {
  const [circuit] = await db.select(columns).from(circuits).where(eq(circuits.id, id));
  if (!circuit) throw createCircuitNotFoundError();
  return countDependents(db, eq(routes.circuit_id, id));
}

async function removeCircuit(tx: Transaction, id: string, actor: Actor): Promise<Circuit> {
  const circuit = await lockCircuit(tx, id);
  await lockSets(tx, circuit.id);
  const routeCount = await removeRoutesOfSets(tx, eq(routes.circuit_id, circuit.id));
  await tx.delete(circuits).where(eq(circuits.id, circuit.id));
  await recordCircuitChange(tx, actor, { before: { ...circuit, routes: routeCount } });
  return circuit;
}

/** Locks the sets of the circuit, which prevents new routes until the transaction ends. */
async function lockSets(tx: Transaction, circuitId: string): Promise<void> {
  await tx
    .select({ id: sets.id })
    .from(sets)
    .where(eq(sets.circuit_id, circuitId))
    .orderBy(sets.id)
    .for("update");
}
