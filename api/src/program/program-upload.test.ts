import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { describe, expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";
import { runMain } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";

const MB = 1_000_000;
const BOUNDARY = "edge";

/** Yields a multipart body with a video of at least this size. */
function* createUploadBody(route: string, bytes: number) {
  const createHead = (name: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
  yield Buffer.from(`${createHead("route")}${route}\r\n`);
  yield Buffer.from(createHead('file"; filename="beta.mp4'));
  yield Buffer.from("\0\0\0\x20ftypisom\0\0\0\0");
  for (let sentBytes = 0; sentBytes < bytes; sentBytes += MB) yield Buffer.alloc(MB);
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

/** Creates a user who may upload. Returns functions that start the program and upload a video. */
async function prepareUpload() {
  const api = await createTestApi();
  const { token } = await api.signIn({ is_verified: true });
  const route = await api.seed.route();
  const data = await createTemporaryFolder();
  const run = (env: Readonly<Record<string, string>> = {}) =>
    runMain({
      ...env,
      DATA_DIR: data,
      DATABASE_URL: api.url,
      STORAGE_URL: pathToFileURL(join(data, "files")).href,
      SECRET_KEY: testConfig.secretKeys.current,
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
  return { api, route, run, upload, listUploads: () => readdir(join(data, "uploads")) };
}

/** Reads the peak memory of a process. */
async function readPeakMemoryMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024) / MB;
}

describe("an upload to the program", { timeout: 180_000 }, () => {
  test.runIf(process.platform === "linux")(
    "of 300 MB uses less than 250 MB of memory",
    async () => {
      const { api, route, run, upload, listUploads } = await prepareUpload();
      const { address, child } = await run();

      const response = await upload(address, createUploadBody(route.id, 300 * MB));

      expect(response.status).toBe(202);
      expect(await (await api.fetch(`/api/route_videos/${route.id}`)).json()).toMatchObject([
        { processed: false },
      ]);
      expect(await readPeakMemoryMb(child.pid)).toBeLessThan(250);
      expect(await listUploads()).toEqual([]);
    },
  );

  test("is deleted on the next start if the program was killed", async () => {
    const { route, run, upload, listUploads } = await prepareUpload();
    const { address, child, exit } = await run();
    const partSent = Promise.withResolvers<void>();
    const abortedUpload = upload(
      address,
      (function* () {
        let chunkCount = 0;
        for (const chunk of createUploadBody(route.id, 60 * MB)) {
          yield chunk;
          if (++chunkCount === 50) partSent.resolve();
        }
      })(),
    );
    abortedUpload.catch(() => undefined);
    await partSent.promise;
    await expect.poll(listUploads, { timeout: 20_000 }).toHaveLength(1);

    child.kill("SIGKILL");
    await exit;
    expect(await listUploads()).toHaveLength(1);
    await run();

    expect(await listUploads()).toEqual([]);
  });

  test("is rejected if the program finds no ffmpeg, and the program logs the reason", async () => {
    const { route, run, upload, listUploads } = await prepareUpload();
    const { address, getOutput } = await run({ PATH: "/nowhere" });

    const response = await upload(address, createUploadBody(route.id, 0));

    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("300");
    expect(await response.json()).toMatchObject({
      detail: "UNAVAILABLE",
      message: "This server cannot process videos, because it has no FFmpeg.",
    });
    expect(await listUploads()).toEqual([]);
    await expect.poll(getOutput).toContain("videos cannot be processed");
    expect(getOutput()).toContain("Install FFmpeg, or set FFMPEG_PATH");
  });
});
