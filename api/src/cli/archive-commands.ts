import { resolve } from "node:path";

import type { Sums } from "../archive/archive-format.ts";
import { readArchive } from "../archive/archive-reader.ts";
import { loadArchive } from "../archive/load-archive.ts";
import { saveArchive } from "../archive/save-archive.ts";
import type { Config } from "../config/config.ts";
import { openStorage, requireStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import type { Command, Option, Terminal } from "./command.ts";
import { withUrl } from "./with-database.ts";

const replace: Option = {
  type: "boolean",
  says: "puts the archive in the place of what is there, which is lost",
};

const FILE = ["file"];

export const archiveCommands: readonly Command[] = [
  {
    name: "backup",
    args: FILE,
    says: "Saves the database and the files as they are now into one archive, and reads it back.",
    options: {},
    run: async ({ args: [file = ""] }, config, terminal) => {
      const storage = await openConfigured(config);
      await save({ file, config, terminal, storage });
    },
  },
  {
    name: "restore",
    args: FILE,
    says: "Puts a backup into an empty place. A damaged one is refused before anything is touched.",
    options: { replace },
    run: async ({ args: [file = ""], values }, config, terminal) => {
      const storage = await openConfigured(config);
      await load({ file, config, terminal, storage }, values["replace"] === true);
    },
  },
  {
    name: "verify",
    args: FILE,
    says: "Reads an archive and finds out whether it is whole.",
    options: {},
    run: async ({ args: [file = ""] }, _config, terminal) => {
      report(await readArchive(fromHere(file)), terminal);
      terminal.say(`${file} is whole.`);
    },
  },
  {
    name: "db export",
    args: FILE,
    says: "Saves the database alone, for another server.",
    options: {},
    run: ({ args: [file = ""] }, config, terminal) => save({ file, config, terminal }),
  },
  {
    name: "db import",
    args: FILE,
    says: "Loads such an archive, and compares every table with what was saved.",
    options: { replace },
    run: ({ args: [file = ""], values }, config, terminal) =>
      load({ file, config, terminal }, values["replace"] === true),
  },
];

interface Work {
  readonly file: string;
  readonly config: Config;
  readonly terminal: Terminal;
  readonly storage?: Storage;
}

async function save({ file, config, terminal, storage }: Work): Promise<void> {
  const sums = await withUrl(config, (url) => saveArchive({ url, path: fromHere(file), storage }));
  report(sums, terminal);
  terminal.say(`Saved to ${file}, and read back: it is whole.`);
}

async function load({ file, config, terminal, storage }: Work, mayReplace: boolean): Promise<void> {
  const path = fromHere(file);
  const sums = await withUrl(config, (url) =>
    loadArchive({ url, path, storage, replace: mayReplace }),
  );
  report(sums, terminal);
  terminal.say(`Loaded from ${file}: every table holds what was saved.`);
}

async function openConfigured(config: Config): Promise<Storage> {
  const storage = await openStorage(config.storage);
  await requireStorage(storage);
  return storage;
}

/** From where the command was typed; pnpm itself runs in the project's folder. */
const fromHere = (file: string): string => resolve(process.env["INIT_CWD"] ?? "", file);

function report({ tables, jobs, files }: Sums, { say }: Terminal): void {
  const width = Math.max(...tables.map(({ name }) => name.length));
  for (const { name, rows, sha256 } of tables) {
    say(`${name.padEnd(width)} ${String(rows).padStart(9)} rows  sha256 ${sha256}`);
  }
  say(`${jobs} jobs that wait; ${files.count} files of ${files.bytes} bytes`);
  if (files.missing > 0) {
    say(`Warning: ${files.missing} files that the database names are not in the storage.`);
  }
}
