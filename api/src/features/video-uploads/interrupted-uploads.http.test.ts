import { createHash, randomInt } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";

import { startSecondInstance } from "../../testing/start-second-instance.ts";
import { createTestApi, sortStatuses } from "../../testing/index.ts";
import { type S3Server, startS3Server } from "../../testing/s3-server.ts";
import { createTestBucketStorage } from "../../testing/storages.ts";
import type { Storage } from "../../storage/storage.ts";
import { createTusClient } from "./testing/tus-client.ts";
import { createVideoContent } from "./testing/video-content.ts";

const MB = 1_000_000;
const SIZE_BYTES = (process.env["FULL_SIZE"] ? 50 : 6) * MB;
const INTERRUPTION_COUNT = 20;

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const toObject = (headers?: RequestInit["headers"]) => Object.fromEntries(new Headers(headers));

async function setUp(storage?: Storage) {
  const api = await createTestApi(storage ? { storage } : {});
  const route = await api.seed.route();
  const { token } = await api.signIn({ is_verified: true });
  const authorization = `Bearer ${token}`;
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const fetchOverNetwork = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { ...toObject(init.headers), authorization },
    });
  const tus = createTusClient(fetchOverNetwork);
  const { path } = await tus.create({ route: route.id, sizeBytes: SIZE_BYTES });

  const countReceivedBytes = async () => {
    const names = await readdir(api.uploadsDir);
    const files = await Promise.all(names.map((name) => stat(join(api.uploadsDir, name))));
    return files.reduce((sum, { size }) => sum + size, 0);
  };

  /** Announces a part with the rest of the content, and sends `sentBytes` of it. */
  const startPart = async (content: Buffer, offset: number, sentBytes: number) => {
    const upload = request({
      host: "127.0.0.1",
      port,
      path,
      method: "PATCH",
      headers: {
        authorization,
        "tus-resumable": "1.0.0",
        "upload-offset": offset,
        "content-type": "application/offset+octet-stream",
        "content-length": content.length - offset,
      },
    });
    const closed = new Promise<void>((resolve) => upload.once("close", () => resolve()));
    upload.on("error", () => undefined);
    upload.write(content.subarray(offset, offset + sentBytes));
    await vi.waitFor(async () => expect(await countReceivedBytes()).toBeGreaterThan(0), 20_000);
    return { closed, disconnect: () => void upload.destroy() };
  };
  const sendAndDisconnect = async (content: Buffer, offset: number, sentBytes: number) => {
    const { closed, disconnect } = await startPart(content, offset, sentBytes);
    disconnect();
    await closed;
  };
  const readOffset = async () => Number((await tus.head(path)).headers.get("upload-offset"));
  /** Resolves with the next offset when the server has noticed the disconnection. */
  const waitForOffset = (offset: number) =>
    vi.waitFor(async () => {
      const next = await readOffset();
      expect(next).toBeGreaterThan(offset);
      return next;
    }, 20_000);
  const hashOriginal = async () => {
    const { rows } = await api.db.execute<{ original: string }>(sql`select original from videos`);
    const hash = createHash("sha256");
    for await (const chunk of await api.storage.stream(rows[0]?.original ?? "")) hash.update(chunk);
    return hash.digest("hex");
  };
  return {
    api,
    authorization,
    tus,
    path,
    startPart,
    sendAndDisconnect,
    waitForOffset,
    hashOriginal,
  };
}

describe.each(["folder", "bucket"])("an upload to a %s", (kind) => {
  test(
    "is complete after 20 interruptions, and continues after each one",
    { timeout: 300_000 },
    async () => {
      const storage =
        kind === "bucket" ? (await createTestBucketStorage(server)).storage : undefined;
      const { api, tus, path, sendAndDisconnect, waitForOffset, hashOriginal } =
        await setUp(storage);
      const content = createVideoContent(SIZE_BYTES);
      let offset = 0;

      for (let count = 0; count < INTERRUPTION_COUNT; count++) {
        const sentBytes = randomInt(50_000, SIZE_BYTES / INTERRUPTION_COUNT);
        await sendAndDisconnect(content, offset, sentBytes);
        const nextOffset = await waitForOffset(offset);
        expect(nextOffset).toBeLessThanOrEqual(offset + sentBytes);
        offset = nextOffset;
      }
      const last = await tus.patch(path, offset, content.subarray(offset));

      expect(last.status).toBe(204);
      expect(last.headers.get("upload-result")).toMatch(/^[0-9a-f-]{36}$/);
      expect(await hashOriginal()).toBe(createHash("sha256").update(content).digest("hex"));
      await api.runJobs();
      expect(await Array.fromAsync(api.storage.list())).toEqual([]);
    },
  );
});

test("a connection below the minimum speed is closed after a minute, and the received bytes are stored", async () => {
  const { startPart, waitForOffset } = await setUp();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { closed } = await startPart(createVideoContent(SIZE_BYTES), 0, 50_000);

  vi.advanceTimersByTime(60_000);

  await closed;
  expect(await waitForOffset(0)).toBeLessThanOrEqual(50_000);
});

test("an upload continues in another process", async () => {
  const { api, path, authorization } = await setUp();
  const content = createVideoContent(SIZE_BYTES);
  const fetchFromSecond = await startSecondInstance(api);
  const tus = createTusClient(api.fetch);
  const second = createTusClient((target, init = {}) =>
    fetchFromSecond(target, { ...init, headers: { ...toObject(init.headers), authorization } }),
  );

  await tus.patch(path, 0, content.subarray(0, MB));
  expect((await second.head(path)).headers.get("upload-offset")).toBe(String(MB));
  const bothParts = await Promise.all(
    [tus, second].map((client) => client.patch(path, MB, content.subarray(MB))),
  );

  expect(sortStatuses(bothParts)).toEqual([204, 409]);
  const { rows } = await api.db.execute(sql`select count(*)::int as count from videos`);
  expect(rows).toEqual([{ count: 1 }]);
});
