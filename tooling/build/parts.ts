import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { fingerprint } from "./fingerprint.ts";

/** A package that is built: the shell, or a remote under the name that the registry knows. */
export interface Part {
  readonly folder: string;
  readonly remote?: string;
}

/** Every part there is: a remote is a folder called mf-<name>. */
export function getParts(root: string): Part[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith("mf-"));
  return [
    { folder: "shell" },
    ...remotes.map((folder) => ({ folder, remote: remoteName(folder) })),
  ];
}

/** mf-feed-profile → feedProfile. */
export function remoteName(folder: string): string {
  return folder
    .replace(/^mf-/, "")
    .replaceAll(/-(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What a part's build is made from. */
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

/** The parts whose last build was made from something else than what is there now. */
export function getStaleParts(root: string): Part[] {
  return getParts(root).filter((part) => {
    const stamp = getStampFile(root, part);
    return !existsSync(stamp) || readFileSync(stamp, "utf8") !== fingerprintInputs(root, part);
  });
}
