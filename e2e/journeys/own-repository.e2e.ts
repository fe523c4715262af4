import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";

import { createTeamRepository } from "@topout/release/team-repository";
import { parseRegistry } from "@topout/tooling/registry";

import { expect, test as base } from "../fixtures.ts";
import { getToken } from "../session.ts";

const SCREEN = "src/screens/route-setting/route-setting-screen.tsx";
const SET_TOOLBAR = "src/screens/route-setting/toolbar.tsx";

interface WorkerFixtures {
  /** The folder of the setter remote, in a repository that has nothing else. */
  readonly folder: string;
}

const test = base.extend<object, WorkerFixtures>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from its first parameter.
    async ({}, use) => {
      const repository = await createTeamRepository("mf-setter");
      await use(path.join(repository, "mf-setter"));
      await rm(repository, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

/** Starts the command of the published package in the folder of the remote. */
function startCommand(folder: string, ...args: string[]) {
  const command = path.join(folder, "node_modules/@topout/shared/bin/topout-remote.js");
  return spawn(process.execPath, [command, ...args], { cwd: folder });
}

async function runCommand(folder: string, ...args: string[]) {
  const child = startCommand(folder, ...args);
  const exit = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await exit;
  return { exitCode: child.exitCode, output: stdout + stderr };
}

/** Runs the development server of the remote during `use`. */
async function withServer(folder: string, siteUrl: string, use: (url: string) => Promise<void>) {
  const child = startCommand(folder, "dev", "--site", siteUrl, "--port", "0");
  const exit = once(child, "exit");
  try {
    await use(await readUrl(child));
  } finally {
    child.kill("SIGTERM");
    await exit;
  }
}

async function change(file: string, edit: (source: string) => string) {
  const source = await readFile(file, "utf8");
  const changed = edit(source);
  expect(changed).not.toBe(source);
  await writeFile(file, changed);
  return () => writeFile(file, source);
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

test.describe("a remote in a repository of its own @desktop", () => {
  test.setTimeout(240_000);

  test("is released after a check in a deployed shell, unless a screen fails", async ({
    folder,
    siteUrl,
  }, testInfo) => {
    const target = testInfo.outputPath("remotes");
    const history = testInfo.outputPath("releases.jsonl");
    const args = ["release", "--site", siteUrl, "--target", target, "--history", history];
    const restore = await change(
      path.join(folder, SCREEN),
      (source) => `${source}\nthrow new Error("broken screen");\n`,
    );

    const failed = await runCommand(folder, ...args);

    expect(failed.output).toContain("The screen routeSetting of setter did not render");
    expect(failed.exitCode).toBe(1);
    expect(existsSync(path.join(folder, "../dist/release-check/setter-routeSetting.png"))).toBe(
      true,
    );
    expect(existsSync(target)).toBe(false);

    await restore();
    const released = await runCommand(folder, ...args, "--notes", "From our repository");

    expect(released.output).toContain("routeSetting renders");
    expect(released.output).toContain("npx topout-remote rollback --target … --history …");
    expect(released.exitCode).toBe(0);
    const registry = parseRegistry(await readFile(path.join(target, "remotes.json"), "utf8"));
    expect(registry.remotes.setter?.version).toBe("1.0.0");
    expect(await readFile(history, "utf8")).toContain("From our repository");
  });

  test("is served in a deployed shell, and a change of its code reloads the page", async ({
    page,
    folder,
    siteUrl,
    signInAs,
  }) => {
    await signInAs("setter");
    const token = await getToken(page);
    await withServer(folder, siteUrl, async (url) => {
      await page.goto(`${url}/api/health`);
      await page.evaluate((value) => localStorage.setItem("topout.token", value ?? ""), token);
      await page.goto(`${url}/route_setting`);
      await expect(page.getByRole("button", { name: "New Route" })).toBeVisible();

      await change(path.join(folder, SET_TOOLBAR), (source) =>
        source.replaceAll("New Route", "New Problem"),
      );

      await expect(page.getByRole("button", { name: "New Problem" })).toBeVisible({
        timeout: 60_000,
      });
    });
  });
});
