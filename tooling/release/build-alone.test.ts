import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { getReleaseFolder } from "@topout/tooling/build-part";
import { packShared } from "@topout/tooling/pack-shared";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { buildRelease } from "./release-remote.ts";

const root = resolve(import.meta.dirname, "../..");
const REMOTE_FOLDER = "mf-setter";
/** Compiling `shared` and building a remote is slow on a busy machine. */
const TIMEOUT_MS = 120_000;

/** Creates a repository that contains only the folder of a remote, with the published package of `shared`. */
async function createTeamRepository(): Promise<string> {
  const repository = await mkdtemp(join(tmpdir(), "topout-team-"));
  onTestFinished(() => rm(repository, { recursive: true }));
  const from = join(root, REMOTE_FOLDER);
  const to = join(repository, REMOTE_FOLDER);
  await cp(from, to, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist)$/.test(path),
  });
  await linkPackages(join(from, "node_modules"), join(to, "node_modules"));
  const shared = join(to, "node_modules/@topout/shared");
  await packShared(root, shared);
  await symlink(join(root, "shared/node_modules"), join(shared, "node_modules"));
  await cp(join(shared, "tsconfig.base.json"), join(repository, "tsconfig.base.json"));
  return repository;
}

/** Links the installed packages, except those of this repository. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(from, entry.name);
    if (entry.name === "@topout" || entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) await linkPackages(path, join(to, entry.name));
    else await symlink(resolve(from, await readlink(path)), join(to, entry.name));
  }
}

describe("a remote in its own repository", () => {
  test(
    "builds a release with the published package of shared",
    async () => {
      const repository = await createTeamRepository();
      const stagingDir = join(repository, "staging");
      // The federation plugin does nothing if this variable is set.
      vi.stubEnv("VITEST", undefined);
      onTestFinished(() => void vi.unstubAllEnvs());

      const { hash, manifest } = await buildRelease(repository, "setter", stagingDir);

      expect(manifest).toMatchObject({ remote: "setter", entry: "remoteEntry.js" });
      expect(Object.keys(manifest.screens ?? {})).toEqual(["routeSetting"]);
      const folder = getReleaseFolder(stagingDir, "setter", hash);
      expect(existsSync(join(folder, "remoteEntry.js.br"))).toBe(true);
      const shared = join(repository, REMOTE_FOLDER, "node_modules/@topout/shared/package.json");
      expect(JSON.parse(await readFile(shared, "utf8"))).toMatchObject({
        name: "@topout/shared",
        exports: { "./remote": { default: "./src/remote/index.js" } },
        dependencies: { react: expect.stringMatching(/^\d/), vite: expect.stringMatching(/^\d/) },
      });
    },
    TIMEOUT_MS,
  );
});
