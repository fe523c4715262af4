import { eq } from "drizzle-orm";

import { ProblemError } from "../errors/problem-error.ts";
import type { DatabaseReader, Transaction } from "./database.ts";
import { gyms } from "./schema.ts";

/** @throws {ProblemError} 404 if the gym does not exist. */
export async function requireGym(db: DatabaseReader | Transaction, id: string): Promise<void> {
  const [gym] = await db.select({ id: gyms.id }).from(gyms).where(eq(gyms.id, id));
  if (!gym) throw createGymNotFoundError();
}

export const createGymNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This gym no longer exists." });
