import type { Route } from "@topout/shared/contract";

import { ProblemError } from "../../errors/problem-error.ts";

/** @throws {ProblemError} CONFLICT for a draft. */
export function requirePublished({ status }: Pick<Route, "status">): void {
  if (status !== "draft") return;
  throw new ProblemError("CONFLICT", { message: "This route is a draft of a reset." });
}

/** @throws {ProblemError} CONFLICT if the set of a change belongs to another gym. */
export function requireGymOfRoute(route: { readonly gym_id: string }, gymId: string): void {
  if (route.gym_id === gymId) return;
  throw new ProblemError("CONFLICT", { message: "This set belongs to another gym." });
}
