import { loadArchive, readArchive, saveArchive } from "@topout/archive";

import type { Config } from "../config/config.ts";
import { version } from "../config/version.ts";
import { printSummary } from "./archive-output.ts";
import { identityOption, readIdentityOption, withArchiveFile } from "./archive-path.ts";
import type { Command, CommandOption, Terminal } from "./command.ts";
import { openConfiguredStorage } from "./open-configured-storage.ts";
import { resolvePath } from "./resolve-path.ts";
import { withDatabaseUrl } from "./with-database.ts";

const replaceOption: CommandOption = {
  type: "boolean",
  description: "replaces the existing data, which is deleted",
};

const FILE_ARGS = ["file"];

export const archiveCommands: readonly Command[] = [
  {
    name: "restore",
    args: FILE_ARGS,
    description:
      "Restores a backup into an empty database. A damaged archive is rejected before any change.",
    options: { replace: replaceOption, identity: identityOption },
    run: async (parsed, config, terminal) => {
      const { values, args } = parsed;
      const identities = await readIdentityOption(parsed, config);
      const canReplace = values["replace"] === true;
      await load(String(args[0]), { config, terminal, identities, canReplace, hasFiles: true });
    },
  },
  {
    name: "verify",
    args: FILE_ARGS,
    description: "Checks that an archive is complete and undamaged.",
    options: { identity: identityOption },
    run: async (parsed, config, terminal) => {
      const file = String(parsed.args[0]);
      const identities = await readIdentityOption(parsed, config);
      const summary = await withArchiveFile(file, config, (path) =>
        readArchive(path, { identities }),
      );
      printSummary(summary, terminal);
      terminal.print(`${file} is complete and undamaged.`);
    },
  },
  {
    name: "db export",
    args: FILE_ARGS,
    description: "Saves only the database, for another server.",
    options: {},
    run: ({ args: [file = ""] }, config, terminal) =>
      save(file, { config, terminal, hasFiles: false }),
  },
  {
    name: "db import",
    args: FILE_ARGS,
    description: "Loads an exported database, and compares each table with the archive.",
    options: { replace: replaceOption },
    run: ({ args: [file = ""], values }, config, terminal) =>
      load(file, { config, terminal, canReplace: values["replace"] === true, hasFiles: false }),
  },
];

interface ArchiveTask {
  readonly config: Config;
  readonly terminal: Terminal;
  /** Whether the archive contains the stored files. */
  readonly hasFiles: boolean;
}

interface SaveTask extends ArchiveTask {
  readonly recipients?: readonly string[];
}

/** Saves an archive to a file. */
export async function save(file: string, task: SaveTask): Promise<void> {
  const { config, terminal, hasFiles, recipients } = task;
  const summary = await withDatabaseUrl(config, async (url, signal) => {
    const storage = hasFiles
      ? await openConfiguredStorage(config, { canCreate: false })
      : undefined;
    const path = resolvePath(file);
    return saveArchive({ url, path, appVersion: version, storage, recipients, signal });
  });
  printSummary(summary, terminal);
  terminal.print(`Saved to ${file} and verified.`);
}

interface LoadTask extends ArchiveTask {
  readonly canReplace: boolean;
  readonly identities?: readonly string[];
}

async function load(file: string, task: LoadTask): Promise<void> {
  const { config, terminal, hasFiles, canReplace, identities } = task;
  const restore = async (url: string, path: string, signal: AbortSignal) => {
    const storage = hasFiles ? await openConfiguredStorage(config, { canCreate: true }) : undefined;
    return loadArchive({ url, path, storage, canReplace, identities, signal });
  };
  const summary = await withArchiveFile(file, config, (path) =>
    withDatabaseUrl(config, (url, signal) => restore(url, path, signal), { canCreate: true }),
  );
  printSummary(summary, terminal);
  terminal.print(`Loaded from ${file}: all tables match the archive.`);
}
