import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { getReleaseFolder } from "@topout/tooling/build-part";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { buildRelease } from "./release-remote.ts";
import { createTeamRepository } from "./testing/team-repository.ts";

const REMOTE_FOLDER = "mf-setter";
/** Compiling `shared` and building a remote is slow on a busy machine. */
const TIMEOUT_MS = 120_000;

describe("a remote in its own repository", () => {
  test(
    "builds a release with the published package of shared",
    async () => {
      const repository = await createTeamRepository(REMOTE_FOLDER);
      onTestFinished(() => rm(repository, { recursive: true }));
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
