import { type ArchiveSummary, loadArchive, readArchive, saveArchive } from "@topout/archive";

import type { Config } from "../config/config.ts";
import { version } from "../config/version.ts";
import { openStorage, checkStorage } from "../storage/open-storage.ts";
import type { LocalFolderOptions } from "../storage/local-folder.ts";
import type { Storage } from "../storage/storage.ts";
import type { Command, CommandOption, Terminal } from "./command.ts";
import { resolvePath } from "./resolve-path.ts";
import { withDatabaseUrl } from "./with-database.ts";

const replaceOption: CommandOption = {
  type: "boolean",
  description: "replaces the existing data, which is deleted",
};

const FILE_ARGS = ["file"];

export const archiveCommands: readonly Command[] = [
  {
    name: "backup",
    args: FILE_ARGS,
    description: "Saves the database and the files to an archive, and verifies it.",
    options: {},
    run: ({ args: [file = ""] }, config, terminal) =>
      saveToFile({ file, config, terminal, hasFiles: true }),
  },
  {
    name: "restore",
    args: FILE_ARGS,
    description:
      "Restores a backup into an empty database. A damaged archive is rejected before any change.",
    options: { replace: replaceOption },
    run: ({ args: [file = ""], values }, config, terminal) =>
      loadFromFile({ file, config, terminal, hasFiles: true }, values["replace"] === true),
  },
  {
    name: "verify",
    args: FILE_ARGS,
    description: "Checks that an archive is complete and undamaged.",
    options: {},
    run: async ({ args: [file = ""] }, _config, terminal) => {
      printSummary(await readArchive(resolvePath(file)), terminal);
      terminal.print(`${file} is complete and undamaged.`);
    },
  },
  {
    name: "db export",
    args: FILE_ARGS,
    description: "Saves only the database, for another server.",
    options: {},
    run: ({ args: [file = ""] }, config, terminal) =>
      saveToFile({ file, config, terminal, hasFiles: false }),
  },
  {
    name: "db import",
    args: FILE_ARGS,
    description: "Loads an exported database, and compares each table with the archive.",
    options: { replace: replaceOption },
    run: ({ args: [file = ""], values }, config, terminal) =>
      loadFromFile({ file, config, terminal, hasFiles: false }, values["replace"] === true),
  },
];

interface ArchiveTask {
  readonly file: string;
  readonly config: Config;
  readonly terminal: Terminal;
  /** Whether the archive contains the stored files. */
  readonly hasFiles: boolean;
}

async function saveToFile({ file, config, terminal, hasFiles }: ArchiveTask): Promise<void> {
  const summary = await withDatabaseUrl(config, async (url) => {
    const storage = hasFiles
      ? await openConfiguredStorage(config, { canCreate: false })
      : undefined;
    return saveArchive({ url, path: resolvePath(file), appVersion: version, storage });
  });
  printSummary(summary, terminal);
  terminal.print(`Saved to ${file} and verified.`);
}

async function loadFromFile(
  { file, config, terminal, hasFiles }: ArchiveTask,
  canReplace: boolean,
): Promise<void> {
  const path = resolvePath(file);
  const summary = await withDatabaseUrl(
    config,
    async (url) => {
      const storage = hasFiles
        ? await openConfiguredStorage(config, { canCreate: true })
        : undefined;
      return loadArchive({ url, path, storage, canReplace });
    },
    { canCreate: true },
  );
  printSummary(summary, terminal);
  terminal.print(`Loaded from ${file}: all tables match the archive.`);
}

async function openConfiguredStorage(
  config: Config,
  options: LocalFolderOptions,
): Promise<Storage> {
  const storage = await openStorage(config.storage, options);
  await checkStorage(storage);
  return storage;
}

function printSummary({ tables, jobs, files }: ArchiveSummary, { print }: Terminal): void {
  const width = Math.max(...tables.map(({ name }) => name.length));
  for (const { name, rows, sha256 } of tables) {
    print(`${name.padEnd(width)} ${String(rows).padStart(9)} rows  sha256 ${sha256}`);
  }
  print(`${jobs} pending jobs; ${files.count} files with ${files.bytes} bytes`);
  if (files.missing > 0) {
    print(`Warning: the storage does not have ${files.missing} of the files.`);
  }
}
