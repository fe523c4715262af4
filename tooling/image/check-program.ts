import assert from "node:assert/strict";
import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { getFreePort } from "@topout/api/free-port";

import { waitUntilHealthy } from "../program/launch-program.ts";
import { runInImage, spawnInImage } from "./image-folder.ts";
import { getCommand, getValues, getVariables, type Stage } from "./parse-dockerfile.ts";

const STOP_TIMEOUT_MS = 60_000;

/** What a program that other machines reach needs. */
const REQUIRED_VARIABLES = {
  SECRET_KEY: "a key of the check with more than 32 characters",
  PUBLIC_URL: "https://topout.example",
};

/**
 * Starts the program in the folder of an image, checks the responses and the health check, and stops it.
 * @throws {Error} if something differs from the expectation.
 */
export async function checkProgram(folder: string, stage: Stage): Promise<void> {
  const port = await getFreePort();
  const user = await findUser(folder, getValues(stage, "USER").at(-1) ?? "");
  const env = { ...getVariables(stage), ...REQUIRED_VARIABLES, PORT: String(port) };
  const url = `http://127.0.0.1:${port}`;

  const child = spawnInImage(folder, { command: getCommand(stage, "CMD"), env, user });
  const output: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  try {
    await waitUntilHealthy(url, child);
    assert.match(await (await fetch(url)).text(), /<title>Topout/);
    assert.equal((await fetch(`${url}/api/gyms`)).status, 200);
    await runInImage(folder, { command: getCommand(stage, "HEALTHCHECK"), env, user });
    await assert.rejects(
      runInImage(folder, { command: ["sh", "-c", "echo > /opt/topout/file"], env, user }),
      /Read-only file system/,
    );
    const exit = once(child, "exit", { signal: AbortSignal.timeout(STOP_TIMEOUT_MS) });
    child.kill("SIGTERM");
    assert.deepEqual(await exit, [0, null]);
    await assert.rejects(
      runInImage(folder, { command: getCommand(stage, "HEALTHCHECK"), env, user }),
    );
    await checkWrittenFiles(folder, user);
  } catch (error) {
    throw new Error(`The program in the image failed. Its output: ${output.join("")}`, {
      cause: error,
    });
  } finally {
    child.kill("SIGKILL");
  }
}

/** Returns the ids of a user of the image, as `uid:gid`. */
async function findUser(folder: string, name: string): Promise<string> {
  const users = (await readFile(join(folder, "etc/passwd"), "utf8")).split("\n");
  const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
  assert.ok(uid !== undefined && gid !== undefined && uid !== "0", `${name} is no user`);
  return `${uid}:${gid}`;
}

/** The program writes to the folder for data alone, and no other user can read it. */
async function checkWrittenFiles(folder: string, user: string): Promise<void> {
  const { uid, gid, mode } = await stat(join(folder, "data"));
  assert.equal(`${uid}:${gid}`, user);
  assert.equal(mode & 0o077, 0);
  const names = await readdir(join(folder, "data"));
  assert.ok(names.includes("postgres"));
  // The program copies PostgreSQL if the package has no links (install stage of the Dockerfile).
  assert.deepEqual(
    names.filter((name) => name.startsWith("postgresql")),
    [],
  );
  assert.deepEqual(await readdir(join(folder, "var")), ["tmp"]);
  assert.deepEqual(await readdir(join(folder, "var/tmp")), []);
}
