import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { open, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Health } from "@topout/shared/contract";
import { expect, onTestFinished, test } from "vitest";

import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { createJsonRequest } from "../testing/create-json-request.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { createProcessEnvironment } from "../testing/process-environment.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { TEST_PASSWORD } from "../testing/test-config.ts";

const MEBIBYTE = 1_048_576;
const SIZE_MB = 260;
const main = join(import.meta.dirname, "../main.ts");

/** Starts the program with its data on a small disk that only the program and its children see. */
async function startOnSmallDisk() {
  const disk = await createTemporaryFolder();
  const port = await getFreePort();
  const mount = `mount -t tmpfs -o size=${SIZE_MB}m tmpfs "$1" && exec "$2" "$3"`;
  const args = ["--mount", "sh", "-c", mount, "sh", disk, process.execPath, main];
  const child = spawn("unshare", args, {
    stdio: "ignore",
    env: createProcessEnvironment({
      PORT: `${port}`,
      DATA_DIR: join(disk, "data"),
      DISK_RESERVE_MB: "80",
    }),
  });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
  });
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => getStatus(`${address}/api/ready`), { timeout: 120_000 }).toBe(200);
  // The mount exists only in the namespace of the program.
  return { address, child, folder: `/proc/${child.pid}/root${disk}` };
}

const getStatus = (url: string, init?: RequestInit) =>
  fetch(url, init).then(
    ({ status }) => status,
    () => 0,
  );

/** Writes until the disk is full. Returns a function that removes the file. */
async function fillDisk(folder: string) {
  const path = join(folder, "other");
  const file = await open(path, "w");
  const chunk = Buffer.alloc(MEBIBYTE);
  try {
    for (let written = 0; written <= SIZE_MB; written++) await file.write(chunk);
  } catch (error) {
    if (getSystemErrorCode(error) !== "ENOSPC") throw error;
  } finally {
    await file.close();
  }
  expect((await statfs(folder)).bavail).toBeLessThan(256);
  return () => rm(path);
}

/** Only root may mount a disk, and not in every container. */
const canMount =
  spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", tmpdir()]).status === 0;

test.runIf(canMount)(
  "the program serves reads while its disk is full, and recovers without a restart",
  { timeout: 300_000 },
  async () => {
    const { address, child, folder } = await startOnSmallDisk();
    const register = (username: string) =>
      getStatus(
        `${address}/api/auth/register`,
        createJsonRequest("POST", {
          username,
          email: `${username}@gym.example`,
          password: TEST_PASSWORD,
        }),
      );
    expect(await register("ana")).toBe(201);

    const removeFile = await fillDisk(folder);
    await expect.poll(() => register("bo"), { timeout: 30_000 }).toBe(503);
    const health = (await (await fetch(`${address}/api/health`)).json()) as Health;
    const statuses = [
      await getStatus(`${address}/api/ready`),
      await getStatus(`${address}/api/gyms`),
      await getStatus(`${address}/api/users/get_public/ana`),
    ];
    await removeFile();
    await expect.poll(() => register("cy"), { timeout: 60_000 }).toBe(201);

    expect(health).toMatchObject({ status: "degraded", faults: expect.arrayContaining(["disk"]) });
    expect(statuses).toEqual([200, 200, 200]);
    expect(child.exitCode).toBeNull();
  },
);
