import { once } from "node:events";
import { access, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

import { isPostmaster, readPidFile } from "@topout/embedded-postgres/testing";
import { describe, expect, onTestFinished, test } from "vitest";

import { runMainUntilExit, runMain } from "../testing/run-main.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** The status of the program's health; 0 where nobody answers. */
const healthOf = (address: string) => () =>
  fetch(`${address}/api/health`).then(
    (response) => response.status,
    () => 0,
  );

describe(
  "a start that cannot succeed ends with one line and exit code 1",
  { timeout: 60_000 },
  () => {
    test.each([
      ["a bad value", { PORT: "many" }, /PORT has to be a whole number/],
      ["a host that is not this machine's", { HOST: "127.0.0.999" }, /HOST 127\.0\.0\.999 /],
      ["an open host without a key", { HOST: "0.0.0.0" }, /SECRET_KEY and PUBLIC_URL must be set/],
      ["the demo on an open host", { HOST: "0.0.0.0", DEMO: "1" }, /DEMO is refused/],
      [
        "a database that does not answer",
        { DATABASE_URL: "postgresql://me:hidden@127.0.0.1:1/topout" },
        /Cannot use the database in DATABASE_URL: [^\n]*ECONNREFUSED/,
      ],
    ])("%s", async (_what, env, line) => {
      const { code, stderr } = await runMainUntilExit({
        DATA_DIR: await temporaryFolder(),
        ...env,
      });

      expect(code).toBe(1);
      expect(stderr.trim().split("\n")).toEqual([expect.stringMatching(line)]);
      expect(stderr).not.toContain("hidden");
    });

    test("a port that is taken", async () => {
      const taken = createServer().listen(0, "127.0.0.1");
      await once(taken, "listening");
      onTestFinished(() => void taken.close());
      const address = taken.address();
      const port = typeof address === "object" ? String(address?.port) : "";
      const data = await temporaryFolder();

      const { code, stderr } = await runMainUntilExit({ PORT: port, DATA_DIR: data });

      expect(code).toBe(1);
      expect(stderr.trim().split("\n")).toEqual([expect.stringMatching(`PORT ${port} .*is taken`)]);
      expect(await readPidFile(join(data, "postgres"))).toBeUndefined();
    });

    test("a data folder that cannot be written", async () => {
      const file = join(await temporaryFolder(), "file");
      await writeFile(file, "");

      const { code, stderr } = await runMainUntilExit({ DATA_DIR: join(file, "data") });

      expect(code).toBe(1);
      expect(stderr.trim().split("\n")).toEqual([
        expect.stringMatching(/DATA_DIR .* cannot be writ/),
      ]);
    });

    test("a data folder that another program runs on", async () => {
      const data = await temporaryFolder();
      await runMain({ DATA_DIR: data });

      const { code, stderr } = await runMainUntilExit({ DATA_DIR: data });

      expect(code).toBe(1);
      expect(stderr.trim().split("\n")).toEqual([
        expect.stringMatching(/Another program .*DATA_DIR/),
      ]);
    });
  },
);

describe("the running program", { timeout: 60_000 }, () => {
  test("serves an accepted request to its end when it is told to stop", async () => {
    const data = await temporaryFolder();
    const { address, child, exit } = await runMain({ DATA_DIR: data });
    const { hostname, port } = new URL(address);
    const account = JSON.stringify({ username: "a", email: "a@b.example", password: "boulder" });
    const socket = connect(Number(port), hostname);
    const answer = text(socket);
    socket.write(
      `POST /api/auth/register HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${account.length}\r\n\r\n`,
    );
    socket.write(account.slice(0, 10));
    expect(await healthOf(address)()).toBe(200);

    child.kill("SIGTERM");
    child.kill("SIGINT");
    await expect.poll(healthOf(address), { timeout: 10_000 }).toBe(0);
    socket.write(account.slice(10));

    expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await exit).toBe(0);
    expect(await readPidFile(join(data, "postgres"))).toBeUndefined();
  });

  test("stops at once when it is told so before it has started", async () => {
    const data = await temporaryFolder();

    const { code, stderr } = await runMainUntilExit({ DATA_DIR: data, DEMO: "1" }, "SIGTERM");

    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(await readPidFile(join(data, "postgres"))).toBeUndefined();
  });

  test("says 503 while its database is away, and serves again by itself", async () => {
    const data = await temporaryFolder();
    const { address } = await runMain({ DATA_DIR: data });
    const server = await readPidFile(join(data, "postgres"));
    const seen = new Set<number>();

    process.kill(server?.pid ?? 0, "SIGKILL");
    const ask = async () => {
      const status = await healthOf(address)();
      seen.add(status);
      return status;
    };
    await expect.poll(ask, { timeout: 15_000, interval: 20 }).toBe(503);
    await expect.poll(ask, { timeout: 15_000, interval: 20 }).toBe(200);

    expect(seen).toEqual(new Set([200, 503]));
  });

  test("stops when its data folder is deleted, and does not create a new one", async () => {
    const data = await temporaryFolder();
    const { child, exit } = await runMain({ DATA_DIR: data });
    const cluster = join(data, "postgres");
    const server = await readPidFile(cluster);
    expect(await isPostmaster(server?.pid ?? 0, cluster)).toBe(true);
    const stderr = text(child.stderr ?? Readable.from([]));

    await rm(data, { recursive: true });

    expect(await exit).toBe(1);
    expect(await stderr).toContain(`The data folder DATA_DIR ${data} was deleted`);
    await expect(access(data)).rejects.toThrow("ENOENT");
    expect(await isPostmaster(server?.pid ?? 0, cluster)).toBe(false);
  });
});
