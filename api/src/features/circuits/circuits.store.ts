import type { CircuitList } from "@topout/shared/contract";
import { inDisplayOrder } from "@topout/shared/domain";
import { asc, eq } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { requireGym } from "../../database/require-gym.ts";
import { circuits } from "../../database/schema.ts";

export const circuitStore = (db: Database) => ({
  ofGym: async (gymId: string): Promise<CircuitList> => {
    await requireGym(db, gymId);
    const rows = await db
      .select({
        id: circuits.id,
        name: circuits.name,
        color: circuits.color,
        gym_id: circuits.gym_id,
      })
      .from(circuits)
      .where(eq(circuits.gym_id, gymId))
      .orderBy(asc(circuits.id));
    return {
      data: Object.fromEntries(rows.map((circuit) => [circuit.id, circuit])),
      order: inDisplayOrder(rows).map(({ id }) => id),
    };
  },
});

export type CircuitStore = ReturnType<typeof circuitStore>;
