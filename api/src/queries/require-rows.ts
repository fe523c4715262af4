import { and, eq } from "drizzle-orm";

import type { DatabaseReader, Transaction } from "../database/database.ts";
import { gyms, routes } from "../database/schema.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { isPublished } from "./route-status.ts";

/** @throws {ProblemError} 404 if the gym does not exist. */
export async function requireGym(db: DatabaseReader | Transaction, id: string): Promise<void> {
  if ((await db.$count(gyms, eq(gyms.id, id))) === 0) throw createGymNotFoundError();
}

/** @throws {ProblemError} 404 for an unknown route or a draft. */
export async function requireRoute(db: DatabaseReader | Transaction, id: string): Promise<void> {
  const count = await db.$count(routes, and(eq(routes.id, id), isPublished));
  if (count === 0) throw createRouteNotFoundError();
}

/**
 * Checks that a change is based on the current version of the row, if the client sent a version.
 * @throws {ProblemError} STALE if `expectedVersion` is not the current version.
 */
export function requireVersion(
  row: { readonly version: number },
  expectedVersion: number | undefined,
): void {
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError("STALE");
  }
}

/**
 * Checks the row of a repeated request with the same id.
 * @throws {ProblemError} CONFLICT if a request for another gym has used the id.
 */
export function requireSameGym(row: { readonly gym_id: string }, gymId: string): void {
  if (row.gym_id === gymId) return;
  throw new ProblemError("CONFLICT", { message: "This ID belongs to something in another gym." });
}

export const createGymNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This gym no longer exists." });

export const createCircuitNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This circuit no longer exists." });

export const createSetNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This set no longer exists." });

export const createNoteNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This note no longer exists." });

export const createResetNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This reset no longer exists." });

export const createReportNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This report no longer exists." });

export const createRouteNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This route no longer exists." });
