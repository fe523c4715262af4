import { StartupError } from "../errors/startup-error.ts";
import type { Environment } from "./environment.ts";

export const toBackupConfig = (env: Environment) => ({
  location: env.BACKUP_TO,
  retention: env.BACKUP_KEEP,
  recipients: env.BACKUP_RECIPIENTS,
  identityFile: env.BACKUP_IDENTITY,
  /** The times in the format of cron, in UTC. Undefined if the worker does not run the operation. */
  schedules: {
    backup: env.BACKUP_SCHEDULE,
    drill: env.DRILL_SCHEDULE,
    check: env.CHECK_SCHEDULE,
  },
});

/** @throws {StartupError} for a schedule without a place for backups. */
export function rejectIncompleteBackups(env: Environment): void {
  const { BACKUP_TO, BACKUP_SCHEDULE, DRILL_SCHEDULE } = env;
  if (BACKUP_TO !== undefined || (BACKUP_SCHEDULE ?? DRILL_SCHEDULE) === undefined) return;
  throw new StartupError("BACKUP_SCHEDULE and DRILL_SCHEDULE need BACKUP_TO, the place of backups");
}
