import { access, rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

import { isPostmaster, readPidFile } from "@topout/embedded-postgres/testing";
import { describe, expect, test } from "vitest";

import { getFreePort } from "../testing/get-free-port.ts";
import { runMain, runMainUntilExit, runUntil } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

/** Returns a function that fetches the status of the readiness check. It returns 0 without a response. */
const createReadyCheck = (address: string) => () =>
  fetch(`${address}/api/ready`).then(
    (response) => response.status,
    () => 0,
  );

describe("the running program", { timeout: 60_000 }, () => {
  test("prints a line if REMOTES_DIR has no registry, and does not create the folder", async () => {
    const data = await createTemporaryFolder();
    const remotes = join(data, "wrong");

    const { getOutput } = await runMain({ DATA_DIR: data, REMOTES_DIR: remotes });

    expect(getOutput()).toContain(`${remotes}/remotes.json is missing: no screen can load.`);
    await expect(access(remotes)).rejects.toThrow("ENOENT");
  });

  test("completes open requests when it receives SIGTERM", async () => {
    const data = await createTemporaryFolder();
    const { address, child, exit } = await runMain({ DATA_DIR: data });
    const { hostname, port } = new URL(address);
    const account = JSON.stringify({ username: "a", email: "a@b.example", password: "boulder" });
    const socket = connect(Number(port), hostname);
    const response = text(socket);
    socket.write(
      `POST /api/auth/register HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${account.length}\r\n\r\n`,
    );
    socket.write(account.slice(0, 10));
    expect(await createReadyCheck(address)()).toBe(200);

    child.kill("SIGTERM");
    child.kill("SIGINT");
    await expect.poll(createReadyCheck(address), { timeout: 10_000 }).toBe(0);
    socket.write(account.slice(10));

    expect(await response).toMatch(/^HTTP\/1\.1 201 /);
    expect(await exit).toBe(0);
    expect(await readPidFile(join(data, "postgres"))).toBeUndefined();
  });

  test("is not ready after SIGTERM, but serves requests until the shutdown delay is over", async () => {
    const { address, child, exit } = await runMain({
      DATA_DIR: await createTemporaryFolder(),
      SHUTDOWN_DELAY_SECONDS: "3",
    });
    const statusBefore = await createReadyCheck(address)();

    child.kill("SIGTERM");
    await expect.poll(createReadyCheck(address), { interval: 20 }).toBe(503);
    const { status } = await fetch(`${address}/api/gyms`);

    expect([statusBefore, status, await exit]).toEqual([200, 200, 0]);
  });

  test("accepts no request before the demo is complete", async () => {
    const port = String(await getFreePort());
    const env = { PORT: port, DATA_DIR: await createTemporaryFolder(), DEMO: "1" };
    const { child, exit } = await runUntil(/^Seeding the demo gym/m, env);

    const status = await createReadyCheck(`http://127.0.0.1:${port}`)();
    child.kill("SIGTERM");

    // On a slow machine the demo may be complete.
    expect([0, 200]).toContain(status);
    expect(await exit).toBe(0);
  });

  test("stops immediately if it receives SIGTERM during the start", async () => {
    const data = await createTemporaryFolder();

    const { code, stderr } = await runMainUntilExit({ DATA_DIR: data, DEMO: "1" }, "SIGTERM");

    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(await readPidFile(join(data, "postgres"))).toBeUndefined();
  });

  test("returns 503 while its database restarts", async () => {
    const data = await createTemporaryFolder();
    const { address } = await runMain({ DATA_DIR: data });
    const server = await readPidFile(join(data, "postgres"));
    const statuses = new Set<number>();

    process.kill(server?.pid ?? 0, "SIGKILL");
    const check = async () => {
      const status = await createReadyCheck(address)();
      statuses.add(status);
      return status;
    };
    await expect.poll(check, { timeout: 15_000, interval: 20 }).toBe(503);
    await expect.poll(check, { timeout: 15_000, interval: 20 }).toBe(200);

    expect(statuses).toEqual(new Set([200, 503]));
  });

  test("stops when its data folder is deleted, and does not create a new one", async () => {
    const data = await createTemporaryFolder();
    const { child, exit } = await runMain({ DATA_DIR: data });
    const cluster = join(data, "postgres");
    const server = await readPidFile(cluster);
    expect(await isPostmaster(server?.pid ?? 0, cluster)).toBe(true);
    const stderr = text(child.stderr ?? Readable.from([]));

    // PostgreSQL still writes into the folder.
    await rm(data, { recursive: true, maxRetries: 10, retryDelay: 20 });

    expect(await exit).toBe(1);
    expect(await stderr).toContain(`The data folder DATA_DIR ${data} was deleted`);
    await expect(access(data)).rejects.toThrow("ENOENT");
    expect(await isPostmaster(server?.pid ?? 0, cluster)).toBe(false);
  });
});
