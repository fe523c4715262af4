import { eq } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { gyms } from "../../database/schema.ts";
import { createInvalidRequestError } from "../../errors/problem-error.ts";
import { isDayOver } from "../../queries/active-roles.ts";

/** @throws {ProblemError} 422 for a last day that is over in the time zone of the gym. */
export async function requireOpenDay(
  tx: Transaction,
  gymId: string,
  until: string | null | undefined,
): Promise<void> {
  if (!until) return;
  const [gym] = await tx
    .select({ isOver: isDayOver(until) })
    .from(gyms)
    .where(eq(gyms.id, gymId));
  if (!gym?.isOver) return;
  throw createInvalidRequestError([
    { loc: ["body", "until"], msg: "Choose today or a later date", type: "value_error" },
  ]);
}
