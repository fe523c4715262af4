import type { Circuit, CircuitCreation, CircuitList } from "@topout/shared/contract";
import { sortCircuits } from "@topout/shared/domain";
import { asc, eq } from "drizzle-orm";

import type { Database, Transaction } from "../../database/database.ts";
import { requireGym } from "../../database/require-gym.ts";
import { circuits, routes, sets } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../lists/changes.ts";
import { removeRoutes } from "../routes/remove-routes.ts";

const columns = {
  id: circuits.id,
  name: circuits.name,
  color: circuits.color,
  gym_id: circuits.gym_id,
};

export const createCircuitStore = (db: Database, changes: Changes) => ({
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

  /** @throws {ProblemError} 404 for an unknown gym. */
  create: (circuit: CircuitCreation): Promise<Circuit> =>
    changes.commit(async (tx, touch) => {
      await requireGym(tx, circuit.gym_id);
      const [created] = await tx.insert(circuits).values(circuit).returning(columns);
      if (!created) throw new Error("Inserted circuit not found");
      touch(`circuits:${created.gym_id}`);
      return created;
    }),

  /** Removes the circuit with its sets, its routes and everything that belongs to them. */
  remove: (id: string): Promise<void> =>
    changes.commit(async (tx, touch) => {
      const where = eq(circuits.id, id);
      const [circuit] = await tx.select(columns).from(circuits).where(where).for("update");
      if (!circuit) throw new ProblemError("NOT_FOUND");
      await removeRoutes(tx, await lockCircuitRoutes(tx, circuit.id));
      await tx.delete(circuits).where(where);
      for (const topic of ["circuits", "sets", "routes"] as const) {
        touch(`${topic}:${circuit.gym_id}`);
      }
    }),
});

export type CircuitStore = ReturnType<typeof createCircuitStore>;

/** Returns the ids of the circuit's routes. Locking the sets prevents new routes until the transaction ends. */
async function lockCircuitRoutes(tx: Transaction, circuitId: string): Promise<string[]> {
  await tx
    .select({ id: sets.id })
    .from(sets)
    .where(eq(sets.circuit_id, circuitId))
    .orderBy(sets.id)
    .for("update");
  const rows = await tx
    .select({ id: routes.id })
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .where(eq(sets.circuit_id, circuitId));
  return rows.map((route) => route.id);
}
