import type { RouteSet } from "@topout/shared/contract";
import { desc, eq } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { requireGym } from "../../database/require-gym.ts";
import { circuits, sets } from "../../database/schema.ts";

export const setStore = (db: Database) => ({
  /** Newest first. */
  ofGym: async (gymId: string): Promise<RouteSet[]> => {
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
});

export type SetStore = ReturnType<typeof setStore>;
