import type { Dependents, RouteSet } from "@topout/shared/contract";
import { desc, eq } from "drizzle-orm";

import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { requireGym } from "../../database/require-gym.ts";
import { circuits, sets } from "../../database/schema.ts";
import { createSetNotFoundError } from "../../errors/not-found-errors.ts";
import { countDependents } from "../routes/count-dependents.ts";

export const createSetStore = (db: DatabaseReader) => ({
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
    return countDependents(db, eq(sets.id, id));
  },
});

export type SetStore = ReturnType<typeof createSetStore>;

/** @throws {ProblemError} 404 for an unknown set. */
export async function readSet(tx: Transaction, id: string): Promise<RouteSet> {
  const [set] = await selectSets(tx).where(eq(sets.id, id));
  if (!set) throw createSetNotFoundError();
  return toRouteSet(set);
}

const selectSets = (db: DatabaseReader | Transaction) =>
  db
    .select({
      id: sets.id,
      name: sets.name,
      circuit_id: sets.circuit_id,
      gym_id: circuits.gym_id,
      date: sets.date,
    })
    .from(sets)
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id));

const toRouteSet = <S extends { readonly date: Date }>(set: S) => ({
  ...set,
  date: set.date.toISOString(),
});
