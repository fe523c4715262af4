import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { join } from "node:path";

import { readPidFile } from "@topout/embedded-postgres/testing";
import { describe, expect, onTestFinished, test } from "vitest";

import { getFreePort } from "../testing/get-free-port.ts";
import { runMain, runMainUntilExit } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

describe("a failed start", { timeout: 120_000 }, () => {
  test.each([
    ["an invalid value", { PORT: "many" }, /PORT must be a whole number/],
    [
      "a host that is not an address of this machine",
      { HOST: "127.0.0.999" },
      /HOST 127\.0\.0\.999 /,
    ],
    [
      "an unreachable database",
      { DATABASE_URL: "postgresql://me:hidden@127.0.0.1:1/topout" },
      /Cannot use the database in DATABASE_URL: [^\n]*ECONNREFUSED/,
    ],
  ])("prints one line and exits with code 1 for %s", async (_title, env, line) => {
    const { code, stderr } = await runMainUntilExit({
      DATA_DIR: await createTemporaryFolder(),
      ...env,
    });

    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([expect.stringMatching(line)]);
    expect(stderr).not.toContain("hidden");
  });

  test("prints one line for a port that is in use, before it seeds the demo", async () => {
    const otherServer = createServer().listen(0, "127.0.0.1");
    await once(otherServer, "listening");
    onTestFinished(() => void otherServer.close());
    const address = otherServer.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const data = await createTemporaryFolder();

    const env = { PORT: port, DATA_DIR: data, DEMO: "1" };
    const { code, stdout, stderr } = await runMainUntilExit(env);

    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([
      expect.stringMatching(`PORT ${port} .*is already in use`),
    ]);
    expect(stdout).not.toContain("Seeding");
    expect(await readPidFile(join(data, "postgres"))).toBeUndefined();
  });

  test("prints one line for a data folder that is not writable", async () => {
    const file = join(await createTemporaryFolder(), "file");
    await writeFile(file, "");

    const { code, stderr } = await runMainUntilExit({ DATA_DIR: join(file, "data") });

    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([
      expect.stringMatching(/DATA_DIR .* is not writable/),
    ]);
  });

  test.runIf(process.platform === "linux")(
    "prints one line for a data folder where no folder can be created",
    async () => {
      const { code, stderr } = await runMainUntilExit({ DATA_DIR: "/proc/topout/data" });

      expect(code).toBe(1);
      expect(stderr.trim().split("\n")).toEqual([
        expect.stringMatching(/DATA_DIR \/proc\/topout\/data is not writable: ENOENT/),
      ]);
    },
  );

  test("prints one line for a data folder that another process uses", async () => {
    const data = await createTemporaryFolder();
    await runMain({ DATA_DIR: data });

    const { code, stderr } = await runMainUntilExit({ DATA_DIR: data });

    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([
      expect.stringMatching(/Another program .*DATA_DIR/),
    ]);
  });
});

describe("a start that waits", { timeout: 120_000 }, () => {
  test("ends after SIGTERM, although the database does not answer", async () => {
    const port = await getFreePort();
    const silentServer = createTcpServer().listen(port, "127.0.0.1");
    onTestFinished(() => void silentServer.close());
    const env = {
      DATA_DIR: await createTemporaryFolder(),
      DATABASE_URL: `postgresql://me:hidden@127.0.0.1:${port}/topout`,
    };

    const { code, stderr } = await runMainUntilExit(
      env,
      "SIGTERM",
      once(silentServer, "connection"),
    );

    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "Topout stops, although its start has not ended\n",
    });
  });
});
