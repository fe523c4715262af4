import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { describe, expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";
import { runMain } from "../testing/run-main.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";

const MB = 1_000_000;
const BOUNDARY = "edge";

/** A film's first bytes, and then as many more as are asked for. */
function* film(route: string, bytes: number) {
  const part = (name: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
  yield Buffer.from(`${part("route")}${route}\r\n`);
  yield Buffer.from(part('file"; filename="beta.mp4'));
  yield Buffer.from("\0\0\0\x20ftypisom\0\0\0\0");
  for (let sent = 0; sent < bytes; sent += MB) yield Buffer.alloc(MB);
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

/** A program of its own, and somebody who may upload there. */
async function setOut() {
  const api = await createTestApi();
  const { token } = await api.signIn({ is_verified: true });
  const route = await api.given.route();
  const data = await temporaryFolder();
  const run = () =>
    runMain({
      DATA_DIR: data,
      DATABASE_URL: api.url,
      STORAGE_URL: pathToFileURL(join(data, "files")).href,
      SECRET_KEY: testConfig.secretKey,
    });
  const upload = (address: string, body: Iterable<Buffer>) =>
    fetch(new URL("/api/video", address), {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
      },
      body: ReadableStream.from(body),
      duplex: "half",
    });
  return { api, route, run, upload, underWay: () => readdir(join(data, "uploads")) };
}

/** The most that a process has ever held, in MB. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024) / MB;
}

describe("the program", { timeout: 180_000 }, () => {
  test.runIf(process.platform === "linux")(
    "takes a film of 300 MB in less than 250 MB of memory",
    async () => {
      const { api, route, run, upload, underWay } = await setOut();
      const { address, child } = await run();

      const response = await upload(address, film(route.id, 300 * MB));

      expect(response.status).toBe(202);
      expect(await (await api.fetch(`/api/route_videos/${route.id}`)).json()).toMatchObject([
        { processed: false },
      ]);
      expect(await peakOf(child.pid)).toBeLessThan(250);
      expect(await underWay()).toEqual([]);
    },
  );

  test("killed in the middle of an upload leaves nothing once it runs again", async () => {
    const { route, run, upload, underWay } = await setOut();
    const { address, child, exit } = await run();
    const half = Promise.withResolvers<void>();
    const broken = upload(
      address,
      (function* () {
        let pieces = 0;
        for (const piece of film(route.id, 60 * MB)) {
          yield piece;
          if (++pieces === 50) half.resolve();
        }
      })(),
    );
    broken.catch(() => undefined);
    await half.promise;
    await expect.poll(underWay, { timeout: 20_000 }).toHaveLength(1);

    child.kill("SIGKILL");
    await exit;
    expect(await underWay()).toHaveLength(1);
    await run();

    expect(await underWay()).toEqual([]);
  });
});
