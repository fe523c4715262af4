import { spawn } from "node:child_process";
import { once } from "node:events";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { readPidFile } from "@topout/embedded-postgres/testing";
import { describe, expect, test } from "vitest";

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
    [["backup"], 2, /^backup expects <file>: [^\n]+\n$/],
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
    const data = await createTemporaryFolder();

    const lines = await runTopout(CREATE_ADMIN, { env: { DATA_DIR: data }, input: "boulder" });

    expect(lines).toEqual(["ana is an admin and logs in with ana@gym.example."]);
    expect(await readPidFile(join(data, "postgres"))).toBeUndefined();
  });
});

describe("create-admin", { timeout: 60_000 }, () => {
  test("validates the password, creates an account only once, and can promote an account", async () => {
    const env = { DATA_DIR: await createTemporaryFolder() };

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
    const env = { DATA_DIR: await createTemporaryFolder() };
    await runTopout(CREATE_ADMIN, { env, input: "boulder" });

    await expect(runTopout("user delete ana", { env, input: "bo" })).rejects.toThrow(
      "Nothing was deleted",
    );
  });
});

describe("an archive file", { timeout: 60_000 }, () => {
  test("is never overwritten", async () => {
    const env = { DATA_DIR: await createTemporaryFolder() };
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
