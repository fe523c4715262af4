import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { readPidFile } from "@topout/embedded-postgres/testing";
import { describe, expect, test } from "vitest";

import { createEmptyDatabase } from "../testing/database.ts";
import { createProcessEnvironment } from "../testing/process-environment.ts";
import { runMain } from "../testing/run-main.ts";
import { runTopout } from "../testing/run-topout.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { commands } from "./commands.ts";

/** Runs the CLI as a process. */
async function spawnTopout(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "topout.ts"), ...args], {
    env: createProcessEnvironment(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: Number(code), stdout, stderr };
}

const CREATE_ADMIN = "create-admin --email ana@gym.example --username ana --password-stdin";

/** Creates the database of a new installation, as the first start of the program does. Returns its environment. */
async function installTopout() {
  const env = { DATA_DIR: await createTemporaryFolder() };
  const { child, exit } = await runMain(env);
  child.kill("SIGTERM");
  await exit;
  return env;
}

async function logIn(address: string, password: string): Promise<number> {
  const body = new URLSearchParams({ username: "ana@gym.example", password });
  return (await fetch(`${address}/api/auth/jwt/login`, { method: "POST", body })).status;
}

describe("npm run topout", () => {
  test("lists all commands, and describes each one", async () => {
    const [helpText] = await runTopout("--help", { env: {} });

    for (const { name, description } of commands) {
      expect(helpText).toContain(name);
      const [commandHelpText] = await runTopout(`${name} --help`, { env: {} });
      expect(commandHelpText).toContain(description);
    }
  });

  test.each([
    [["frobnicate"], 2, /^Unknown command frobnicate: see npm run topout -- --help\n$/],
    [["backup"], 2, /^backup expects <file> or --to: [^\n]+\n$/],
    [["backup", "a", "--fast"], 2, /--fast[^\n]+\n$/],
    [["create-admin"], 2, /^Cannot prompt without a terminal: use --email\n$/],
    [["verify", "/nowhere/a.tar"], 1, /^ENOENT[^\n]+\/nowhere\/a\.tar'\n$/],
  ])("reports an error of %j in one line", async (args, code, line) => {
    const result = await spawnTopout(args);

    expect(result).toEqual({ code, stdout: "", stderr: expect.stringMatching(line) });
  });

  test("reports an unavailable database in one line without its password", async () => {
    const DATABASE_URL = "postgresql://me:hidden@127.0.0.1:1/topout";

    const { code, stderr } = await spawnTopout(["db", "export", "/tmp/never.tar"], {
      DATABASE_URL,
    });

    expect(code).toBe(1);
    expect(stderr).toMatch(/^Cannot use the database in DATABASE_URL: [^\n]*ECONNREFUSED[^\n]*\n$/);
    expect(stderr).not.toContain("hidden");
  });
});

describe("npm run topout with a running program", { timeout: 120_000 }, () => {
  test("creates an admin, makes a backup, deletes an account and restores the backup", async () => {
    const data = await createTemporaryFolder();
    const { address, child } = await runMain({ DATA_DIR: data });
    const env = { DATA_DIR: data };
    const file = join(await createTemporaryFolder(), "backup.tar");

    await runTopout(CREATE_ADMIN, { env, input: "boulder" });
    expect(await logIn(address, "boulder")).toBe(200);
    await runTopout("create-admin --email bo@gym.example --username bo --password-stdin", {
      env,
      input: "boulder",
    });
    const lines = await runTopout(`backup ${file}`, { env });
    expect(lines.join("\n")).toMatch(/^users +2 rows {2}sha256 [0-9a-f]{64}$/m);
    await runTopout("user delete ANA --yes", { env });

    expect(await logIn(address, "boulder")).toBe(400);
    expect(child.exitCode).toBeNull();
    await runTopout(`restore ${file} --replace`, { env });
    expect(await logIn(address, "boulder")).toBe(200);
  });
});

describe("npm run topout without a running program", { timeout: 60_000 }, () => {
  test("runs the embedded database until the command ends", async () => {
    const env = await installTopout();

    const lines = await runTopout(CREATE_ADMIN, { env, input: "boulder" });

    expect(lines).toEqual(["ana is an admin and logs in with ana@gym.example."]);
    expect(await readPidFile(join(env.DATA_DIR, "postgres"))).toBeUndefined();
  });

  test.each([
    CREATE_ADMIN,
    "create-admin --promote --email ana@gym.example",
    "user delete ana --yes",
    "migrate",
    "backup /nowhere/a.tar",
    "db export /nowhere/a.tar",
  ])("does not create a database for %s", async (line) => {
    const folder = await createTemporaryFolder();
    const missing = join(folder, "missing");

    for (const DATA_DIR of [folder, missing]) {
      await expect(runTopout(line, { env: { DATA_DIR }, input: "boulder" })).rejects.toThrow(
        `There is no database in DATA_DIR ${DATA_DIR}. Set DATA_DIR or DATABASE_URL`,
      );
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test("does not create the tables of an empty database for create-admin", async () => {
    const env = { DATABASE_URL: await createEmptyDatabase() };

    await expect(runTopout(CREATE_ADMIN, { env, input: "boulder" })).rejects.toThrow(
      /^The database has 0 of \d+ migrations\. Run npm run topout -- migrate/,
    );
  });
});

describe("create-admin", { timeout: 60_000 }, () => {
  test("validates the password, creates an account only once, and can promote an account", async () => {
    const env = await installTopout();

    await expect(runTopout(CREATE_ADMIN, { env, input: "bold" })).rejects.toThrow(
      "Use at least 5 characters.",
    );
    await runTopout(CREATE_ADMIN, { env, input: "boulder" });
    await expect(runTopout(CREATE_ADMIN, { env, input: "boulder" })).rejects.toThrow(
      /already exists/,
    );
    await expect(
      runTopout("create-admin --promote --email bo@gym.example", { env }),
    ).rejects.toThrow("No account has the email bo@gym.example");
    const lines = await runTopout("create-admin --promote --email ANA@gym.example", { env });

    expect(lines).toEqual(["ANA@gym.example is an admin now."]);
  });
});

describe("user delete", { timeout: 60_000 }, () => {
  test("does not delete an account without confirmation", async () => {
    const env = await installTopout();
    await runTopout(CREATE_ADMIN, { env, input: "boulder" });

    await expect(runTopout("user delete ana", { env, input: "bo" })).rejects.toThrow(
      "Nothing was deleted",
    );
  });
});

describe("an archive file", { timeout: 60_000 }, () => {
  test("is never overwritten", async () => {
    const env = await installTopout();
    const file = join(await createTemporaryFolder(), "export.tar");
    await runTopout(CREATE_ADMIN, { env, input: "boulder" });
    await runTopout(`db export ${file}`, { env });
    await access(file);

    await expect(runTopout(`db export ${file}`, { env })).rejects.toThrow(
      `${file} already exists. Choose another path`,
    );
    await expect(runTopout(`restore ${file} --replace`, { env })).rejects.toThrow(/db import/);
    await expect(runTopout(`db import ${file}`, { env })).rejects.toThrow(/--replace/);
  });
});
