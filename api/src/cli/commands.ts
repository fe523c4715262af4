import { archiveCommands } from "./archive-commands.ts";
import type { Command } from "./command.ts";
import { createAdminCommand } from "./create-admin-command.ts";
import { migrateCommand } from "./migrate-command.ts";
import { upgradeDatabaseCommand } from "./upgrade-database-command.ts";
import { userDeleteCommand } from "./user-delete-command.ts";

export const commands: readonly Command[] = [
  createAdminCommand,
  userDeleteCommand,
  migrateCommand,
  upgradeDatabaseCommand,
  ...archiveCommands,
];
