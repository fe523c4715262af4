import type { RouteSet } from "@topout/shared/contract";
import { eq } from "drizzle-orm";

import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { circuits, sets } from "../../database/schema.ts";
import { createSetNotFoundError } from "../../queries/require-rows.ts";
import { isCircuitOfSet } from "../../queries/route-columns.ts";

/** @throws {ProblemError} 404 for an unknown set. */
export async function readSet(tx: Transaction, id: string): Promise<RouteSet> {
  const [set] = await selectSets(tx).where(eq(sets.id, id));
  if (!set) throw createSetNotFoundError();
  return toRouteSet(set);
}

/** For a query that joins the circuits. */
export const setColumns = {
  id: sets.id,
  name: sets.name,
  circuit_id: sets.circuit_id,
  gym_id: circuits.gym_id,
  date: sets.date,
};

export const selectSets = (db: DatabaseReader | Transaction) =>
  db.select(setColumns).from(sets).innerJoin(circuits, isCircuitOfSet);

export const toRouteSet = <S extends { readonly date: Date }>(set: S) => ({
  ...set,
  date: set.date.toISOString(),
});
