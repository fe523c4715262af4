import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { remoteEntries, type RemoteName } from "@topout/shared/remote";

import { fingerprint } from "./fingerprint.ts";

/** A package with a build: the shell or a remote. */
export interface Part {
  readonly folder: string;
  readonly remote?: RemoteName;
}

/** Returns the shell and every remote. Throws if the list of remotes and the `mf-*` folders differ. */
export function getParts(root: string): Part[] {
  const listed = remoteEntries.map(([remote, { folder }]) => ({ folder, remote }));
  // After a switch to another branch, a folder can contain only ignored files.
  const folders = readdirSync(root).filter(
    (name) => name.startsWith("mf-") && existsSync(join(root, name, "package.json")),
  );
  const listFile = "shared/src/remote/remotes.ts";
  const unlisted = folders.find((folder) => !listed.some((part) => part.folder === folder));
  if (unlisted) throw new Error(`${unlisted} is not in ${listFile}`);
  const missing = listed.find(({ folder }) => !folders.includes(folder));
  if (missing) throw new Error(`${listFile} lists ${missing.folder}, which does not exist`);
  return [{ folder: "shell" }, ...listed];
}

/** Hashes all inputs of the build of a part. */
export function fingerprintInputs(root: string, { folder }: Part): string {
  return fingerprint(root, [
    folder,
    "shared/package.json",
    "shared/src",
    "tooling/build",
    "tsconfig.base.json",
    "pnpm-lock.yaml",
  ]);
}

export const getStampFile = (root: string, { folder }: Part) => join(root, "dist/stamps", folder);

/** Returns the parts whose inputs have changed since their last build. */
export function getStaleParts(root: string): Part[] {
  return getParts(root).filter((part) => {
    const file = getStampFile(root, part);
    return !existsSync(file) || readFileSync(file, "utf8") !== fingerprintInputs(root, part);
  });
}
