import { spawn } from "node:child_process";
import { once } from "node:events";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { readPidFile } from "@topout/embedded-postgres/testing";
import { describe, expect, test } from "vitest";

import { runMain } from "../testing/run-main.ts";
import { runTopout } from "../testing/run-topout.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { commands } from "./commands.ts";

/** As a script calls it: how it ended, and what it said of that. */
async function callTopout(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "topout.ts"), ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: Number(code), out, error };
}

const ADMIN = "create-admin --email ana@gym.example --username ana --password-stdin";

async function logIn(address: string, password: string): Promise<number> {
  const body = new URLSearchParams({ username: "ana@gym.example", password });
  return (await fetch(`${address}/api/auth/jwt/login`, { method: "POST", body })).status;
}

describe("pnpm topout", () => {
  test("names every command, and tells of each", async () => {
    const [help] = await runTopout("--help", { env: {} });

    for (const { name, says } of commands) {
      expect(help).toContain(name);
      const [more] = await runTopout(`${name} --help`, { env: {} });
      expect(more).toContain(says);
    }
  });

  test.each([
    [["frobnicate"], 2, /^There is no command frobnicate: see pnpm topout --help\n$/],
    [["backup"], 2, /^backup takes <file>: [^\n]+\n$/],
    [["backup", "a", "--fast"], 2, /--fast[^\n]+\n$/],
    [["create-admin"], 2, /^Nobody is there to be asked: give --email\n$/],
    [["verify", "/nowhere/a.tar"], 1, /^ENOENT[^\n]+\/nowhere\/a\.tar'\n$/],
  ])("says in one line why it cannot %j", async (args, code, line) => {
    const ended = await callTopout(args);

    expect(ended).toEqual({ code, out: "", error: expect.stringMatching(line) });
  });

  test("says in one line that the database is away, without its password", async () => {
    const DATABASE_URL = "postgresql://me:hidden@127.0.0.1:1/topout";

    const { code, error } = await callTopout(["db", "export", "/tmp/never.tar"], { DATABASE_URL });

    expect(code).toBe(1);
    expect(error).toMatch(/^Cannot use the database in DATABASE_URL: [^\n]*ECONNREFUSED[^\n]*\n$/);
    expect(error).not.toContain("hidden");
  });
});

describe("beside a program that runs", { timeout: 120_000 }, () => {
  test("an admin is made, everything is saved, and an account is removed", async () => {
    const data = await temporaryFolder();
    const { address, child } = await runMain({ DATA_DIR: data });
    const env = { DATA_DIR: data };
    const file = join(await temporaryFolder(), "backup.tar");

    await runTopout(ADMIN, { env, input: "boulder" });
    expect(await logIn(address, "boulder")).toBe(200);
    await runTopout("create-admin --email bo@gym.example --username bo --password-stdin", {
      env,
      input: "boulder",
    });
    const said = await runTopout(`backup ${file}`, { env });
    expect(said.join("\n")).toMatch(/^users +2 rows {2}sha256 [0-9a-f]{64}$/m);
    await runTopout("user delete ANA --yes", { env });

    expect(await logIn(address, "boulder")).toBe(400);
    expect(child.exitCode).toBeNull();
    await runTopout(`restore ${file} --replace`, { env });
    expect(await logIn(address, "boulder")).toBe(200);
  });
});

describe("where no program runs", { timeout: 60_000 }, () => {
  test("the built-in database is started for the time of a command", async () => {
    const data = await temporaryFolder();

    const said = await runTopout(ADMIN, { env: { DATA_DIR: data }, input: "boulder" });

    expect(said).toEqual(["ana is an admin, and logs in with ana@gym.example."]);
    expect(await readPidFile(join(data, "postgres"))).toBeUndefined();
  });
});

describe("an account that is to be an admin", { timeout: 60_000 }, () => {
  test("is made once, by the rules for passwords, and may be promoted when it is there", async () => {
    const env = { DATA_DIR: await temporaryFolder() };

    await expect(runTopout(ADMIN, { env, input: "bold" })).rejects.toThrow(
      "Use at least 5 characters.",
    );
    await runTopout(ADMIN, { env, input: "boulder" });
    await expect(runTopout(ADMIN, { env, input: "boulder" })).rejects.toThrow(/already exists/);
    await expect(
      runTopout("create-admin --promote --email bo@gym.example", { env }),
    ).rejects.toThrow("There is no account with the e-mail bo@gym.example");
    const said = await runTopout("create-admin --promote --email ANA@gym.example", { env });

    expect(said).toEqual(["ANA@gym.example is an admin now."]);
  });

  test("stays where the name is not typed again", async () => {
    const env = { DATA_DIR: await temporaryFolder() };
    await runTopout(ADMIN, { env, input: "boulder" });

    await expect(runTopout("user delete ana", { env, input: "bo" })).rejects.toThrow(
      "Nothing was removed",
    );
  });
});

describe("an archive's file", { timeout: 60_000 }, () => {
  test("is never overwritten", async () => {
    const env = { DATA_DIR: await temporaryFolder() };
    const file = join(await temporaryFolder(), "export.tar");
    await runTopout(ADMIN, { env, input: "boulder" });
    await runTopout(`db export ${file}`, { env });
    await access(file);

    await expect(runTopout(`db export ${file}`, { env })).rejects.toThrow(
      `${file} is there already, and is not overwritten`,
    );
    await expect(runTopout(`restore ${file} --replace`, { env })).rejects.toThrow(/db import/);
    await expect(runTopout(`db import ${file}`, { env })).rejects.toThrow(/--replace/);
  });
});
