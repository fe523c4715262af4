import { ProblemError } from "../errors/problem-error.ts";

/**
 * Lets a change through that starts from the present version, or names none.
 * @throws {ProblemError} STALE where somebody else was quicker.
 */
export function requireVersion(row: { readonly version: number }, asked: number | undefined): void {
  if (asked !== undefined && asked !== row.version) throw new ProblemError("STALE");
}
