import {
  contract,
  getLatestSchemaVersion,
  migrate,
  readPendingContracts,
} from "../database/migrate.ts";
import type { Command } from "./command.ts";
import { withDatabaseUrl } from "./with-database.ts";

export const migrateCommand: Command = {
  name: "migrate",
  args: [],
  description:
    "Adds what this version needs to the database, before its programs start with MIGRATE=0. The previous version can keep running.",
  options: {
    finish: {
      type: "boolean",
      description: "then also removes what only older versions use. No older version may run",
    },
  },
  run: ({ values }, config, terminal) =>
    withDatabaseUrl(config, async (url) => {
      await migrate(url);
      terminal.print(`The database has all ${await getLatestSchemaVersion()} migrations.`);
      if (values["finish"] === true) {
        const names = await contract(url);
        return terminal.print(
          names.length === 0
            ? "Nothing is left that only older versions used."
            : `Removed what only older versions used: ${names.join(", ")}.`,
        );
      }
      const pending = await readPendingContracts(url);
      if (pending.length > 0) {
        terminal.print(
          `When no older version runs any more, run migrate --finish: ${pending.join(", ")}.`,
        );
      }
    }),
};
