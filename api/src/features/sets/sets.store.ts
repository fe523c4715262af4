import type { RouteSet } from "@topout/shared/contract";
import { desc, eq } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { requireGym } from "../../database/require-gym.ts";
import { circuits, sets } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../lists/changes.ts";

interface NewSet {
  readonly name: string | null;
  readonly circuit_id: string;
  readonly date: Date;
  /** If given, it must be the gym of the circuit. */
  readonly gym_id: string | undefined;
}

export const createSetStore = (db: Database, changes: Changes) => ({
  /** Newest first. */
  listByGym: async (gymId: string): Promise<RouteSet[]> => {
    await requireGym(db, gymId);
    const rows = await db
      .select({
        id: sets.id,
        name: sets.name,
        circuit_id: sets.circuit_id,
        gym_id: circuits.gym_id,
        date: sets.date,
      })
      .from(sets)
      .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
      .where(eq(circuits.gym_id, gymId))
      .orderBy(desc(sets.date), desc(sets.id));
    return rows.map((set) => ({ ...set, date: set.date.toISOString() }));
  },

  /** @throws {ProblemError} 404 for an unknown circuit, 409 if it belongs to another gym. */
  create: ({ gym_id: requestedGymId, ...values }: NewSet): Promise<RouteSet> =>
    changes.commit(async (tx, touch) => {
      const [circuit] = await tx
        .select({ gym_id: circuits.gym_id })
        .from(circuits)
        .where(eq(circuits.id, values.circuit_id))
        .for("key share");
      if (!circuit) {
        throw new ProblemError("NOT_FOUND", { message: "This circuit no longer exists." });
      }
      const { gym_id } = circuit;
      if (requestedGymId !== undefined && requestedGymId.toLowerCase() !== gym_id) {
        throw new ProblemError("CONFLICT", { message: "This circuit belongs to another gym." });
      }

      const [set] = await tx.insert(sets).values(values).returning();
      if (!set) throw new Error("Inserted set not found");
      touch(`sets:${gym_id}`);
      // The new set can become the circuit's current set.
      touch(`routes:${gym_id}`);
      const { id, name, circuit_id, date } = set;
      return { id, name, circuit_id, gym_id, date: date.toISOString() };
    }),
});

export type SetStore = ReturnType<typeof createSetStore>;
