import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";

import type { Health } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { createJsonRequest } from "../testing/create-json-request.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { canMount, spawnOnSmallDisk } from "../testing/small-disk.ts";
import { TEST_PASSWORD } from "../testing/test-config.ts";

const MEBIBYTE = 1_048_576;
const SIZE_MB = 260;

/** Starts the program, and waits until it is ready. */
async function startOnSmallDisk() {
  const port = await getFreePort();
  const env = { PORT: `${port}`, DISK_RESERVE_MB: "80" };
  const { child, folder } = await spawnOnSmallDisk(SIZE_MB, env);
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => getStatus(`${address}/api/ready`), { timeout: 120_000 }).toBe(200);
  return { address, child, folder };
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
