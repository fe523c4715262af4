import { getLatestSchemaVersion, migrate } from "../database/migrate.ts";
import type { Command } from "./command.ts";
import { withDatabaseUrl } from "./with-database.ts";

export const migrateCommand: Command = {
  name: "migrate",
  args: [],
  description:
    "Runs the migrations of this version, before its programs start with MIGRATE=0. The previous version can keep running.",
  options: {},
  run: (_parsed, config, terminal) =>
    withDatabaseUrl(config, async (url) => {
      await migrate(url);
      terminal.print(`The database has all ${await getLatestSchemaVersion()} migrations.`);
    }),
};
