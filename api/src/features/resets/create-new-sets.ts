import type { Reset } from "@topout/shared/contract";
import { getNewSetDate } from "@topout/shared/domain";
import { eq, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import { recordSetChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { gyms, resetSets, sets } from "../../database/schema.ts";
import { addWithinLimit, createSetLimit } from "../../queries/limits.ts";
import { gymTimeZone } from "../../queries/time-zone.ts";
import type { LockedWall } from "./lock-wall.ts";

interface Publication {
  readonly reset: Reset;
  readonly actor: Actor;
}

/** The new sets by the ids of their circuits. */
export type NewSets = ReadonlyMap<string, string>;

/**
 * Creates the new sets of a reset, which become the current ones: where the setters chose it, and in circuits without sets.
 * @throws {ProblemError} LIMIT_REACHED if the gym has too many sets.
 */
export async function createNewSets(
  tx: Transaction,
  { circuits, goingUp, staying }: LockedWall,
  { reset, actor }: Publication,
): Promise<NewSets> {
  const chosen = new Set(reset.new_sets);
  const filled = new Set([...goingUp, ...staying].map(({ circuit_id }) => circuit_id));
  const today = await readToday(tx, reset.gym_id);
  const added = circuits
    .filter(({ id, set }) => filled.has(id) && (set === null || chosen.has(id)))
    .map(({ id: circuit_id, name, set }) => {
      const id = uuidv7();
      const date = getNewSetDate({ id, today, latest: set ?? undefined });
      return { id, circuit_id, circuit: name, date };
    });
  if (added.length === 0) return new Map();

  await addWithinLimit(tx, createSetLimit(reset.gym_id), () =>
    tx
      .insert(sets)
      .values(added.map(({ id, circuit_id, date }) => ({ id, circuit_id, date: new Date(date) }))),
  );
  await tx.insert(resetSets).values(added.map(({ id }) => ({ set_id: id, reset_id: reset.id })));
  for (const set of added) {
    await recordSetChange(tx, actor, { after: { ...set, name: null, gym_id: reset.gym_id } });
  }
  return new Map(added.map(({ circuit_id, id }) => [circuit_id, id]));
}

/** Returns the start of today in the time zone of the gym. */
async function readToday(tx: Transaction, gymId: string): Promise<string> {
  const startOfDay = sql`(date_trunc('day', now() at time zone ${gymTimeZone}) at time zone ${gymTimeZone})`;
  const [gym] = await tx
    .select({ today: isoTimestamp(startOfDay) })
    .from(gyms)
    .where(eq(gyms.id, gymId));
  if (!gym) throw new Error("The gym of the reset does not exist");
  return gym.today;
}
