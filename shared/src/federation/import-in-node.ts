import { statSync } from "node:fs";

import { runnerImport } from "vite";

interface Imported {
  readonly module: unknown;
  /** The imported file, and the files that it imports. */
  readonly files: readonly string[];
  readonly startedAt: number;
}

const imports = new Map<string, Promise<Imported>>();

/**
 * Imports a module of the browser into Node. Returns the same one until a file changes, because a dev server needs several
 * for each document.
 */
export async function importInNode<Module>(file: string): Promise<Module> {
  const previous = await imports.get(file);
  const { module } = previous && isCurrent(previous) ? previous : await startImport(file);
  return module as Module;
}

function startImport(file: string): Promise<Imported> {
  const imported = runImport(file);
  imports.set(file, imported);
  imported.catch(() => imports.delete(file));
  return imported;
}

async function runImport(file: string): Promise<Imported> {
  const startedAt = Date.now();
  const { module, dependencies } = await runnerImport(file, {
    resolve: { noExternal: [/^@topout\//] },
    logLevel: "error",
  });
  return { module, files: [file, ...dependencies], startedAt };
}

/** The clock of a file system may be some milliseconds late. */
const CLOCK_TOLERANCE_MS = 50;

/** Unlike the time of modification, `ctime` also changes if an editor or git replaces a file by another. */
const isCurrent = ({ files, startedAt }: Imported): boolean =>
  files.every((file) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Infinity;
    return changedAt < startedAt - CLOCK_TOLERANCE_MS;
  });
