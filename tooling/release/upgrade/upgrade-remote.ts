import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { REMOTE_INTERFACE_VERSION } from "@topout/shared/remote";

import { findUses } from "./find-uses.ts";
import { moveImport } from "./move-import.ts";
import { pinLibraries } from "./pin-libraries.ts";
import { raises, type ReplacedName } from "./raises.ts";

const SOURCE_FILE = /\.[cm]?[jt]sx?$/;

interface UpgradeOptions {
  /** The folder of the remote. */
  readonly folder: string;
  /** The versions of the libraries that the shell shares. */
  readonly libraries: Readonly<Record<string, string>>;
  /** Whether to change no file. */
  readonly isCheck: boolean;
}

/**
 * Names everything in a remote that a raise of the interface version has replaced, with its file and line, and edits what
 * can be edited. Returns whether something is left to do.
 */
export async function upgradeRemote(options: UpgradeOptions): Promise<boolean> {
  const counts = { done: 0, left: 0 };
  const report = (line: string, isEdited: boolean) => {
    counts[isEdited ? "done" : "left"] += 1;
    console.log(isEdited ? `${line} (edited)` : line);
  };
  await upgradePackage(options, report);
  for (const file of await listSources(options.folder)) await upgradeFile(file, options, report);
  const isUpToDate = counts.done + counts.left === 0;
  console.log(
    isUpToDate
      ? `Nothing to change for interface version ${REMOTE_INTERFACE_VERSION}.`
      : `Interface version ${REMOTE_INTERFACE_VERSION}: ${counts.done} edited, ${counts.left} left.`,
  );
  return counts.left > 0;
}

type Report = (line: string, isEdited: boolean) => void;

async function upgradePackage({ folder, libraries, isCheck }: UpgradeOptions, report: Report) {
  const path = join(folder, "package.json");
  const { text, changes } = pinLibraries(await readFile(path, "utf8"), libraries);
  for (const change of changes) report(`package.json: ${change}`, !isCheck);
  if (changes.length > 0 && !isCheck) await writeFile(path, text);
}

async function upgradeFile(
  file: string,
  { folder, isCheck }: UpgradeOptions,
  report: Report,
): Promise<void> {
  const path = join(folder, file);
  const code = await readFile(path, "utf8");
  for (const { version, replaced } of raises) {
    for (const name of replaced) {
      for (const { line, column, canEdit } of findUses(file, code, name)) {
        report(`${file}:${line}:${column} ${describe(name, version)}`, canEdit && !isCheck);
      }
    }
  }
  const edited = raises
    .flatMap(({ replaced }) => replaced)
    .reduce(
      (text, { module, name, movedTo }) =>
        movedTo === undefined ? text : moveImport(file, text, { module, name, movedTo }),
      code,
    );
  if (edited !== code && !isCheck) await writeFile(path, edited);
}

const describe = ({ module, name, movedTo, advice }: ReplacedName, version: number): string =>
  movedTo === undefined
    ? `${name} of ${module} is replaced since interface version ${version}. ${advice}.`
    : `${name} comes from ${movedTo} instead of ${module} since interface version ${version}. ${advice}.`;

/** Returns the source files of a remote, relative to its folder. */
async function listSources(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, "src"), { recursive: true });
  return files
    .filter((file) => SOURCE_FILE.test(file))
    .map((file) => join("src", file))
    .toSorted();
}
