import type { Account } from "../../auth/account.ts";
import { ProblemError } from "../../errors/problem-error.ts";

const DATE_FORMAT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** @throws {ProblemError} UPLOADS_STOPPED, with the date, if staff has stopped the uploads of the user. */
export function requireUploads({
  uploads_stopped_until: until,
}: Pick<Account, "uploads_stopped_until">): void {
  if (until === null || until.getTime() <= Date.now()) return;
  throw new ProblemError("UPLOADS_STOPPED", {
    message: `Staff has stopped your uploads until ${DATE_FORMAT.format(until)}.`,
  });
}
