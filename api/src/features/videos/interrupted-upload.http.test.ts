import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";

import { describe, expect, test } from "vitest";

import { videos } from "../../database/schema.ts";
import { StorageUnavailableError } from "../../storage/storage.ts";
import { createVideoFile } from "../../testing/video-files.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";
import { MULTIPART, toMultipart } from "../../testing/multipart.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { uploadVideo } from "./testing/videos.ts";

/** Counts the rows, jobs and files that an upload creates. */
const countLeftovers = async (api: TestApi) => ({
  rows: await api.db.$count(videos),
  jobs: (await api.db.execute("select id from pgboss.job")).rows.length,
  stored: (await listStoredKeys(api)).length,
  uploads: (await readdir(api.uploadsDir)).length,
});

const NO_LEFTOVERS = { rows: 0, jobs: 0, stored: 0, uploads: 0 };

/** Starts a server. Returns its port, and the bytes of a request that uploads a video. */
async function setUpRequest() {
  const api = await createTestApi();
  const { port } = new URL(await api.app.listen({ port: 0, host: "127.0.0.1" }));
  const { token } = await api.signIn({ is_verified: true });
  const form = new FormData();
  form.append("route", (await api.seed.route()).id);
  form.append(
    "file",
    new File([new Uint8Array(await readFile(await createVideoFile()))], "beta.mp4"),
  );
  const body = await toMultipart(form);
  const head = [
    "POST /api/video HTTP/1.1",
    "Host: topout.example",
    `Authorization: Bearer ${token}`,
    `Content-Type: ${MULTIPART}`,
    `Content-Length: ${body.length}`,
  ].join("\r\n");
  return { api, port: Number(port), head: Buffer.from(`${head}\r\n\r\n`), body };
}

describe("an interrupted upload", { timeout: 60_000 }, () => {
  test.each([
    ["before its body", 0],
    ["within the route id", 0.001],
    ["in the middle of the video", 0.5],
    ["within the last boundary", 0.999],
  ])("leaves no file and no row if it ends %s", async (_title, fraction) => {
    const { api, port, head, body } = await setUpRequest();
    const socket = connect(port, "127.0.0.1");
    const end = Math.floor(body.length * fraction);

    const written = Promise.withResolvers<unknown>();
    socket.write(Buffer.concat([head, body.subarray(0, end)]), written.resolve);
    await written.promise;
    // A response on another connection proves that the server has read these bytes.
    await fetch(`http://127.0.0.1:${port}/api/health`);
    socket.destroy();
    await once(socket, "close");

    await expect.poll(() => countLeftovers(api), { timeout: 10_000 }).toEqual(NO_LEFTOVERS);
    const upload = await uploadVideo(api.fetch, {
      route: (await api.seed.route()).id,
      content: await readFile(await createVideoFile()),
    });
    expect(upload.status).toBe(202);
  });
});

describe("an upload that the server cannot store", () => {
  test.each([
    [
      "because the disk is full",
      Object.assign(new Error("no space left on device"), { code: "ENOSPC" }),
      "The server has no disk space left. Try again later.",
    ],
    [
      "because the storage is unavailable",
      new StorageUnavailableError({ cause: new Error("socket hang up") }),
      "Topout is unavailable right now. Try again soon.",
    ],
  ])("returns 503 %s, and leaves no rows, jobs or files", async (_title, failure, message) => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const { fetch } = await api.signIn({ is_verified: true });
    api.storage.put = () => Promise.reject(failure);

    const { status, headers, body } = await uploadVideo(fetch, { route: route.id });

    expect(status).toBe(503);
    expect(body).toMatchObject({ detail: "UNAVAILABLE", message });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await countLeftovers(api)).toEqual(NO_LEFTOVERS);
  });

  test("leaves no rows, jobs or files if its row cannot be inserted", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const { fetch } = await api.signIn({ is_verified: true });
    await api.db.execute("alter table videos add constraint reject_all check (false) not valid");

    const { status } = await uploadVideo(fetch, { route: route.id });

    expect(status).toBe(500);
    expect(await countLeftovers(api)).toEqual(NO_LEFTOVERS);
  });
});

describe("an upload with a declared size above 500 MB", () => {
  test("is rejected before the client sends the body", async () => {
    const { api, port, head } = await setUpRequest();
    const largeHead = head.toString().replace(/Content-Length: \d+/, "Content-Length: 600000000");
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.on("data", (bytes) => (received += bytes.toString()));

    socket.write(largeHead);
    await once(socket, "close");

    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).toContain('"detail":"PAYLOAD_TOO_LARGE"');
    expect(await countLeftovers(api)).toEqual(NO_LEFTOVERS);
  });
});
