import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { findChromium, findInstalledChromium, installHeadlessShell } from "./chromium.ts";

describe("findInstalledChromium", () => {
  test("prefers CHROMIUM_PATH", () => {
    const env = { CHROMIUM_PATH: "/opt/mine", PATH: "/usr/bin" };

    expect(findInstalledChromium(env, () => true)).toBe("/opt/mine");
  });

  test("rejects a CHROMIUM_PATH that is not executable", () => {
    const env = { CHROMIUM_PATH: "/opt/mine", PATH: "/usr/bin" };

    expect(() => findInstalledChromium(env, (file) => file === "/usr/bin/chromium")).toThrow(
      "/opt/mine",
    );
  });

  test("searches PATH and prefers Chromium over Chrome", () => {
    const files = new Set(["/a/google-chrome", "/b/chromium"]);

    expect(findInstalledChromium({ PATH: "/a:/b" }, (file) => files.has(file))).toBe("/b/chromium");
  });

  test("prefers the headless shell over Chromium", () => {
    const files = new Set(["/a/chromium", "/b/chromium-headless-shell"]);

    expect(findInstalledChromium({ PATH: "/a:/b" }, (file) => files.has(file))).toBe(
      "/b/chromium-headless-shell",
    );
  });

  test("returns undefined if no browser is installed", () => {
    expect(findInstalledChromium({ PATH: "/a" }, () => false)).toBeUndefined();
  });
});

describe("installHeadlessShell", () => {
  let folder: string;

  const writeCommand = (name: string, script = "exit 1") =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  /** Logs the arguments of `apt-get`. Its `install` creates the command of the package. */
  const stubAptGet = () =>
    writeCommand(
      "apt-get",
      `echo "$@" >> ${folder}/log
case "$*" in *install*)
  echo > ${folder}/chromium-headless-shell
  /bin/chmod +x ${folder}/chromium-headless-shell
esac`,
    );
  const listInstallations = () => {
    const log = join(folder, "log");
    const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n") : [];
    return lines.filter((line) => line.includes("install"));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "topout-chromium-"));
    vi.stubEnv("PATH", folder);
    vi.stubEnv("CHROMIUM_PATH", undefined);
    vi.spyOn(process, "getuid").mockReturnValue(0);
    vi.spyOn(console, "error").mockReturnValue();
    stubAptGet();
    writeCommand("chromium");
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  test("installs it beside another Chromium, which it then replaces", async () => {
    expect(await findChromium()).toBe(join(folder, "chromium"));

    installHeadlessShell();

    expect(await findChromium()).toBe(join(folder, "chromium-headless-shell"));
  });

  test("leaves the other Chromium in use if the package does not exist", async () => {
    writeCommand("apt-get", "exit 100");

    installHeadlessShell();

    expect(await findChromium()).toBe(join(folder, "chromium"));
  });

  test.each([
    ["it is installed", () => writeCommand("chromium-headless-shell")],
    ["CHROMIUM_PATH names a browser", () => vi.stubEnv("CHROMIUM_PATH", join(folder, "chromium"))],
    ["the user is not root", () => vi.spyOn(process, "getuid").mockReturnValue(1000)],
  ])("does nothing if %s", (_, prepare) => {
    prepare();

    installHeadlessShell();

    expect(listInstallations()).toEqual([]);
  });
});
