import { StartupError } from "../errors/startup-error.ts";
import { getReason } from "./get-reason.ts";
import { getErrorCode } from "./errors.ts";

/** A migration failed, so the database lacks what this version of the program needs. */
export class MigrationError extends StartupError {
  /** The SQLSTATE of the cause. */
  readonly code: string | undefined;

  constructor(subject: string, cause: unknown) {
    super(`${subject} failed: ${getReason(cause)}`, { cause });
    this.code = getErrorCode(cause);
  }
}
