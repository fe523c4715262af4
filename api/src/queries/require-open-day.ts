import { eq } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import { gyms } from "../database/schema.ts";
import { createInvalidRequestError } from "../errors/problem-error.ts";
import { isDayOver } from "./active-roles.ts";

interface DayField {
  /** The field of the body. */
  readonly field: string;
  readonly day: string | null | undefined;
}

/** @throws {ProblemError} 422 for a day that is over in the time zone of the gym. */
export async function requireOpenDay(
  tx: Transaction,
  gymId: string,
  { field, day }: DayField,
): Promise<void> {
  if (!day) return;
  const [gym] = await tx
    .select({ isOver: isDayOver(day) })
    .from(gyms)
    .where(eq(gyms.id, gymId));
  if (!gym?.isOver) return;
  throw createInvalidRequestError([
    { loc: ["body", field], msg: "Choose today or a later date", type: "value_error" },
  ]);
}
