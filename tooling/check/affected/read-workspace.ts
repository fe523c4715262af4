import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { execFileSync } from "node:child_process";

import * as z from "zod/mini";

import type { WorkspacePackage } from "./find-affected.ts";

const versions = z._default(z.record(z.string(), z.string()), {});
const Manifest = z.object({ name: z.string(), dependencies: versions, devDependencies: versions });

/** Reads the packages of the repository. */
export function readWorkspace(root: string): WorkspacePackage[] {
  return runGit(root, ["ls-files", "*/package.json"]).map((file) => {
    const { name, dependencies, devDependencies } = Manifest.parse(
      JSON.parse(readFileSync(join(root, file), "utf8")),
    );
    return {
      name,
      folder: dirname(file),
      dependencies: listWorkspaceNames(dependencies),
      devDependencies: listWorkspaceNames(devDependencies),
    };
  });
}

const listWorkspaceNames = (dependencies: Readonly<Record<string, string>>) =>
  Object.keys(dependencies).filter((name) => dependencies[name]?.startsWith("workspace:"));

/** Lists the files that differ from the last common commit with this git reference, committed or not. */
export const readChangedFiles = (root: string, reference: string): string[] =>
  runGit(root, ["diff", "--name-only", "--merge-base", reference]);

/** Returns the lines of the output. */
const runGit = (cwd: string, args: readonly string[]): string[] =>
  execFileSync("git", args, { cwd, encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");
