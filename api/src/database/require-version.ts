import { ProblemError } from "../errors/problem-error.ts";

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
