import { archiveCommands } from "./archive-commands.ts";
import { backupCommands } from "./backup-commands.ts";
import { checkCommand } from "./check-command.ts";
import type { Command } from "./command.ts";
import { createAdminCommand } from "./create-admin-command.ts";
import { drillCommand } from "./drill-command.ts";
import { migrateCommand } from "./migrate-command.ts";
import { sendTestEmailCommand } from "./send-test-email-command.ts";
import { startCommand } from "./start-command.ts";
import { upgradeDatabaseCommand } from "./upgrade-database-command.ts";
import { userDeleteCommand } from "./user-delete-command.ts";

export const commands: readonly Command[] = [
  startCommand,
  createAdminCommand,
  userDeleteCommand,
  sendTestEmailCommand,
  migrateCommand,
  upgradeDatabaseCommand,
  checkCommand,
  ...backupCommands,
  drillCommand,
  ...archiveCommands,
];
