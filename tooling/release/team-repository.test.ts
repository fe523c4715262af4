import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join, resolve } from "node:path";

import { getReleaseFolder } from "@topout/tooling/build-part";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";

import { buildRelease } from "./release-remote.ts";
import { createTeamRepository } from "./testing/team-repository.ts";

const REMOTE_FOLDER = "mf-setter";
const HOOK_FILE = "src/screens/route-setting/use-selected-set.ts";
const TEST_FILES = ["map-point", "route-setting-screen"];
const TEST_PATTERN = "opens the first circuit|converts the centre";
const COMPILER = resolve(import.meta.dirname, "../../node_modules/typescript/bin/tsc");
/** Compiling the packages and building a remote is slow on a busy machine. */
const TIMEOUT_MS = 240_000;
/** The imports of JavaScript that a compiler or bundler has written. */
const IMPORT =
  /(?:^import|^(?:import |export |\}).*from) "([^"./][^"]*)";|\bimport\("([^"./][^"]*)"\)/gm;

interface PackageManifest {
  readonly name: string;
  readonly exports: object;
  readonly dependencies: Readonly<Record<string, string>>;
}

describe(
  "a remote in its own repository, with the published packages",
  { timeout: TIMEOUT_MS },
  () => {
    let repository: string;
    let packages: string;
    beforeAll(async () => {
      repository = await createTeamRepository(REMOTE_FOLDER);
      packages = join(repository, REMOTE_FOLDER, "node_modules/@topout");
    }, TIMEOUT_MS);
    afterAll(() => rm(repository, { recursive: true }));

    const readManifest = async (name: string): Promise<PackageManifest> =>
      JSON.parse(await readFile(join(packages, name, "package.json"), "utf8"));

    test("builds a release", async () => {
      const stagingDir = join(repository, "staging");
      // The federation plugin does nothing if this variable is set.
      vi.stubEnv("VITEST", undefined);
      onTestFinished(() => void vi.unstubAllEnvs());

      const react = join(repository, REMOTE_FOLDER, "node_modules/react/package.json");
      const { version: reactVersion } = JSON.parse(await readFile(react, "utf8"));
      const { hash, manifest } = await buildRelease(repository, "setter", stagingDir);

      expect(manifest).toMatchObject({
        remote: "setter",
        entry: "remoteEntry.js",
        libraries: { react: reactVersion, "react-router-dom": expect.stringMatching(/^\d/) },
      });
      expect(Object.keys(manifest.screens ?? {}).toSorted()).toEqual([
        "archive",
        "insights",
        "labels",
        "notes",
        "reset",
        "resets",
        "routeSetting",
        "television",
      ]);
      const folder = getReleaseFolder(stagingDir, "setter", hash);
      expect(existsSync(join(folder, "remoteEntry.js.br"))).toBe(true);
      expect(await readManifest("shared")).toMatchObject({
        name: "@topout/shared",
        exports: { "./remote": { default: "./src/remote/index.js" } },
        dependencies: { react: expect.stringMatching(/^\d/), vite: expect.stringMatching(/^\d/) },
      });
    });

    test("compiles with its own packages", async () => {
      const { output, exitCode } = await runNode(join(repository, REMOTE_FOLDER), [
        COMPILER,
        "--project",
        ".",
      ]);

      expect(output).toBe("");
      expect(exitCode).toBe(0);
    });

    test("runs its tests with the real API, and fails if one of them fails", async () => {
      const folder = join(repository, REMOTE_FOLDER);
      const passed = await runTests(folder);

      expect(passed.output).toMatch(/Test Files .*2 passed/);
      expect(passed.exitCode).toBe(0);

      const file = join(folder, HOOK_FILE);
      const source = await readFile(file, "utf8");
      onTestFinished(() => writeFile(file, source));
      await writeFile(file, `${source}\nthrow new Error("broken module");\n`);

      const failed = await runTests(folder);
      expect(failed.output).toContain("broken module");
      expect(failed.exitCode).toBe(1);
    });

    test("installs each package that a published file imports", async () => {
      for (const name of await readdir(packages)) {
        const { dependencies } = await readManifest(name);
        const imported = await listImportedPackages(join(packages, name));

        expect(imported.size).toBeGreaterThan(0);
        const missing = [...imported].filter(
          (dependency) =>
            dependencies[dependency] === undefined && dependency !== `@topout/${name}`,
        );
        expect({ name, missing }).toEqual({ name, missing: [] });
      }
    });
  },
);

/** Runs one test in Node and one in jsdom, with the command of the published package. */
function runTests(folder: string): Promise<Result> {
  const command = join(folder, "node_modules/@topout/shared/bin/topout-remote.js");
  return runNode(folder, [command, "test", ...TEST_FILES, "-t", TEST_PATTERN]);
}

interface Result {
  readonly exitCode: number | null;
  readonly output: string;
}

function runNode(folder: string, args: readonly string[]): Promise<Result> {
  const { PATH, HOME } = process.env;
  return new Promise((settle) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: folder, env: { PATH, HOME, NO_COLOR: "1" } },
      (_error, stdout, stderr) => settle({ exitCode: child.exitCode, output: stdout + stderr }),
    );
  });
}

async function listImportedPackages(folder: string): Promise<ReadonlySet<string>> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith(".js") && !file.includes("node_modules"),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const specifiers = texts.flatMap((text) =>
    [...text.matchAll(IMPORT)].map(([, imported, loaded]) => imported ?? loaded ?? ""),
  );
  return new Set(specifiers.filter((name) => !isBuiltin(name)).map(getPackageName));
}

const getPackageName = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
