import { ProblemError } from "../errors/problem-error.ts";

/**
 * Accepts a change that is based on the current version, or that names no version.
 * @throws {ProblemError} STALE if another user has changed the row since.
 */
export function requireVersion(
  row: { readonly version: number },
  expectedVersion: number | undefined,
): void {
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError("STALE");
  }
}
