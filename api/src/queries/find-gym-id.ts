import type { GymField } from "@topout/shared/contract";
import { eq } from "drizzle-orm";

import type { DatabaseReader, Transaction } from "../database/database.ts";
import { circuits, gyms, notes, reports, resets, routes, sets } from "../database/schema.ts";
import {
  createCircuitNotFoundError,
  createGymNotFoundError,
  createNoteNotFoundError,
  createReportNotFoundError,
  createResetNotFoundError,
  createRouteNotFoundError,
  createSetNotFoundError,
} from "./require-rows.ts";
import { isCircuitOfSet } from "./route-columns.ts";

/** A gym, or a thing that belongs to one. */
export interface GymReference {
  readonly field: GymField;
  readonly id: string;
}

type Reader = DatabaseReader | Transaction;

const QUERIES = {
  gym_id: {
    select: (db: Reader, id: string) =>
      db.select({ gym_id: gyms.id }).from(gyms).where(eq(gyms.id, id)),
    createError: createGymNotFoundError,
  },
  circuit_id: {
    select: (db: Reader, id: string) =>
      db.select({ gym_id: circuits.gym_id }).from(circuits).where(eq(circuits.id, id)),
    createError: createCircuitNotFoundError,
  },
  set_id: {
    select: (db: Reader, id: string) =>
      db
        .select({ gym_id: circuits.gym_id })
        .from(sets)
        .innerJoin(circuits, isCircuitOfSet)
        .where(eq(sets.id, id)),
    createError: createSetNotFoundError,
  },
  route_id: {
    select: (db: Reader, id: string) =>
      db.select({ gym_id: routes.gym_id }).from(routes).where(eq(routes.id, id)),
    createError: createRouteNotFoundError,
  },
  note_id: {
    select: (db: Reader, id: string) =>
      db
        .select({ gym_id: routes.gym_id })
        .from(notes)
        .innerJoin(routes, eq(routes.id, notes.route_id))
        .where(eq(notes.id, id)),
    createError: createNoteNotFoundError,
  },
  report_id: {
    select: (db: Reader, id: string) =>
      db.select({ gym_id: reports.gym_id }).from(reports).where(eq(reports.id, id)),
    createError: createReportNotFoundError,
  },
  reset_id: {
    select: (db: Reader, id: string) =>
      db.select({ gym_id: resets.gym_id }).from(resets).where(eq(resets.id, id)),
    createError: createResetNotFoundError,
  },
} as const;

/**
 * Returns the gym of a thing. Null for a report that only admins handle. It needs no lock, because nothing moves to another gym.
 * @throws {ProblemError} 404 if the thing does not exist.
 */
export async function findGymId(db: Reader, { field, id }: GymReference): Promise<string | null> {
  const { select, createError } = QUERIES[field];
  const [row] = await select(db, id);
  if (!row) throw createError();
  return row.gym_id;
}
