import { eq } from "drizzle-orm";

import { ProblemError } from "../errors/problem-error.ts";
import type { Database, Transaction } from "./database.ts";
import { gyms } from "./schema.ts";

/** @throws {ProblemError} 404 where there is no such gym. */
export async function requireGym(db: Database | Transaction, id: string): Promise<void> {
  const [gym] = await db.select({ id: gyms.id }).from(gyms).where(eq(gyms.id, id));
  if (!gym) throw noGym();
}

export const noGym = () =>
  new ProblemError("NOT_FOUND", { message: "This gym is not there any more." });
