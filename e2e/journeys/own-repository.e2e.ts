import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";

import { createTeamRepository } from "@topout/release/team-repository";
import { parseRegistry } from "@topout/tooling/registry";

import { expect, test as base } from "../fixtures.ts";
import { getToken } from "../session.ts";

const SCREEN_FILE = "src/screens/route-setting/route-setting-screen.tsx";
const TOOLBAR_FILE = "src/screens/route-setting/toolbar.tsx";

interface WorkerFixtures {
  /** The folder of the setter remote, in a repository that contains nothing else. */
  readonly remoteFolder: string;
}

const test = base.extend<object, WorkerFixtures>({
  remoteFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern here.
    async ({}, use) => {
      const repository = await createTeamRepository("mf-setter");
      await use(path.join(repository, "mf-setter"));
      await rm(repository, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

/** Starts the command of the published package in the folder of the remote. */
function startCommand(remoteFolder: string, ...args: string[]) {
  const command = path.join(remoteFolder, "node_modules/@topout/shared/bin/topout-remote.js");
  return spawn(process.execPath, [command, ...args], { cwd: remoteFolder });
}

async function runCommand(remoteFolder: string, ...args: string[]) {
  const child = startCommand(remoteFolder, ...args);
  const exit = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await exit;
  return { exitCode: child.exitCode, output: stdout + stderr };
}

/** Runs the development server of the remote until `use` has resolved. */
async function withServer(
  remoteFolder: string,
  siteUrl: string,
  use: (url: string) => Promise<void>,
) {
  const child = startCommand(remoteFolder, "dev", "--site", siteUrl, "--port", "0");
  const exit = once(child, "exit");
  try {
    await use(await readUrl(child));
  } finally {
    child.kill("SIGTERM");
    await exit;
  }
}

/** Edits a file. Returns a function that restores it. */
async function editFile(file: string, edit: (source: string) => string) {
  const source = await readFile(file, "utf8");
  const editedSource = edit(source);
  expect(editedSource).not.toBe(source);
  await writeFile(file, editedSource);
  return () => writeFile(file, source);
}

/** Installs React one patch newer. Returns a function that restores the version of the shell. */
async function installNextReact(remoteFolder: string) {
  const folder = path.join(remoteFolder, "node_modules/react");
  const installed = await realpath(folder);
  await rm(folder);
  await cp(installed, folder, { recursive: true });
  await editFile(path.join(folder, "package.json"), (source) =>
    source.replace(
      /"version": "(\d+\.\d+)\.(\d+)"/,
      (_, minor: string, patch: string) => `"version": "${minor}.${Number(patch) + 1}"`,
    ),
  );
  return async () => {
    await rm(folder, { recursive: true });
    await symlink(installed, folder);
  };
}

/** Resolves with the URL that the development server prints. */
async function readUrl({ stdout }: ReturnType<typeof startCommand>): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url !== undefined) {
      stdout.resume();
      return url;
    }
  }
  throw new Error("The development server printed no URL");
}

test.describe("a remote in its own repository @desktop", () => {
  test.setTimeout(240_000);

  test("is released after a check in a deployed shell, unless a screen fails", async ({
    remoteFolder,
    siteUrl,
  }, testInfo) => {
    const target = testInfo.outputPath("remotes");
    const history = testInfo.outputPath("releases.jsonl");
    const args = ["release", "--site", siteUrl, "--target", target, "--history", history];
    const restore = await editFile(
      path.join(remoteFolder, SCREEN_FILE),
      (source) => `${source}\nthrow new Error("broken screen");\n`,
    );

    const failed = await runCommand(remoteFolder, ...args);

    expect(failed.output).toContain("The screen routeSetting of setter did not render");
    expect(failed.exitCode).toBe(1);
    expect(
      existsSync(path.join(remoteFolder, "../dist/release-check/setter-routeSetting.png")),
    ).toBe(true);
    expect(existsSync(target)).toBe(false);

    await restore();
    const released = await runCommand(remoteFolder, ...args, "--notes", "From our repository");

    expect(released.output).toContain("routeSetting renders");
    expect(released.output).toContain("npx topout-remote rollback --target … --history …");
    expect(released.exitCode, released.output).toBe(0);
    const registry = parseRegistry(await readFile(path.join(target, "remotes.json"), "utf8"));
    expect(registry.remotes.setter?.version).toBe("1.0.0");
    expect(await readFile(history, "utf8")).toContain("From our repository");
  });

  test("is not released if its React is one patch newer than that of the shell", async ({
    remoteFolder,
    siteUrl,
  }, testInfo) => {
    const target = testInfo.outputPath("remotes");
    const restore = await installNextReact(remoteFolder);

    const { output, exitCode } = await runCommand(
      remoteFolder,
      "release",
      "--site",
      siteUrl,
      "--target",
      target,
    );

    await restore();
    expect(output).toMatch(/react: \d+\.\d+\.\d+, the shell has \d+\.\d+\.\d+/);
    expect(exitCode).toBe(1);
    expect(existsSync(target)).toBe(false);
  });

  test("is served in a deployed shell, and a change to its code reloads the page @sweep", async ({
    page,
    remoteFolder,
    siteUrl,
    signInAs,
  }) => {
    await signInAs("setter");
    const token = await getToken(page);
    await withServer(remoteFolder, siteUrl, async (url) => {
      await page.goto(`${url}/api/health`);
      await page.evaluate((value) => localStorage.setItem("topout.token", value ?? ""), token);
      await page.goto(`${url}/route_setting`);
      await expect(page.getByRole("button", { name: "New Route" })).toBeVisible();

      await editFile(path.join(remoteFolder, TOOLBAR_FILE), (source) =>
        source.replaceAll("New Route", "New Problem"),
      );

      await expect(page.getByRole("button", { name: "New Problem" })).toBeVisible({
        timeout: 60_000,
      });
    });
  });
});
