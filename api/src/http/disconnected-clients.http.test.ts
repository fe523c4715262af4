import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { createTusClient } from "../features/video-uploads/testing/tus-client.ts";
import { unplayableVideo } from "../features/videos/testing/videos.ts";
import type { Storage } from "../storage/storage.ts";
import { createTestApi, readJson } from "../testing/index.ts";
import { type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTestBucketStorage, createTestFolderStorage } from "../testing/storages.ts";
import { BOUNDARY, encodePart } from "./uploads/testing/upload-client.ts";

/** More than the buffers of a connection, so the server cannot send the whole file to a client that stops reading. */
const LARGE_FILE_BYTES = 24_000_000;
const NO_FAILURE = { errorLines: [], health: "ok" };
const POLL = { timeout: 20_000 };

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

/** Records the streams that a storage opens. Delays them until `isReady` resolves. */
function recordStreams(storage: Storage, isReady = Promise.resolve()) {
  const streams: Readable[] = [];
  const stream: Storage["stream"] = async (...args) => {
    const opened = await storage.stream(...args);
    streams.push(opened);
    await isReady;
    return opened;
  };
  return { streams, storage: { ...storage, stream } };
}

/** Resolves when the server has handled a request, and has logged its error. */
function waitForHandler(): Promise<void> {
  const channel = "tracing:fastify.request.handler:asyncEnd";
  const { promise, resolve } = Promise.withResolvers<void>();
  const handleEnd = () => resolve();
  subscribe(channel, handleEnd);
  onTestFinished(() => void unsubscribe(channel, handleEnd));
  return promise;
}

/** Starts a server whose log has only errors. Returns a function that sends raw requests as a verified user. */
async function setUpServer(storage: Storage) {
  const errorLines: string[] = [];
  const stream = { write: (line: string) => errorLines.push(line) };
  const api = await createTestApi({ storage, log: { level: "error", stream } });
  const { port, hostname } = new URL(await api.app.listen({ port: 0, host: "127.0.0.1" }));
  const { user, token } = await api.signIn({ is_verified: true });

  const sendRequest = (head: readonly string[], body = "") => {
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    const [requestLine = "", ...headers] = head;
    socket.write(
      [
        `${requestLine} HTTP/1.1`,
        "Host: topout",
        `Authorization: Bearer ${token}`,
        ...headers,
        `\r\n${body}`,
      ].join("\r\n"),
    );
    return socket;
  };
  const countConnections = promisify(api.app.server.getConnections.bind(api.app.server));
  /** Waits until no client is connected. Then returns the log and the health of the server. */
  const readOutcome = async () => {
    await expect.poll(() => countConnections(), POLL).toBe(0);
    const { status } = await readJson<{ status: string }>(api.fetch("/api/health"));
    return { errorLines, health: status };
  };
  return { api, user, sendRequest, countConnections, readOutcome };
}

describe.each([
  ["a folder", createTestFolderStorage],
  ["a bucket", () => createTestBucketStorage(server)],
])("a client that disconnects while it receives a file in %s", (_name, createStorage) => {
  async function setUp(isReady?: Promise<void>) {
    const { streams, storage } = recordStreams((await createStorage()).storage, isReady);
    const { api, user, ...rest } = await setUpServer(storage);
    const file = await storage.put(Buffer.alloc(LARGE_FILE_BYTES));
    await api.seed.updateUser(user.id, { cover_photo: file });
    const video = await api.seed.video({ file, user_id: user.id });
    const paths = {
      video: `/api/video/${video.id}`,
      photo: `/api/cover_photo/${user.id}`,
      export: "/api/users/me/export",
    };
    const waitForStream = (state: { readonly isClosed: boolean }) =>
      expect.poll(() => streams.map(({ closed }) => closed), POLL).toEqual([state.isClosed]);
    return { ...rest, paths, waitForStream };
  }

  test.each([
    ["a video", "video", []],
    ["a part of a video", "video", ["Range: bytes=100-"]],
    ["a photo", "photo", []],
    ["the archive of an account", "export", []],
  ] as const)("closes the file of %s, and logs no error", async (_title, path, headers) => {
    const { paths, sendRequest, readOutcome, waitForStream } = await setUp();
    const socket = sendRequest([`GET ${paths[path]}`, ...headers]);
    const [bytes] = (await once(socket, "data")) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 20[06] /);
    socket.pause();
    await waitForStream({ isClosed: false });

    socket.resetAndDestroy();

    await waitForStream({ isClosed: true });
    expect(await readOutcome()).toEqual(NO_FAILURE);
  });

  test("closes a file that was opened after the client had disconnected", async () => {
    const ready = Promise.withResolvers<void>();
    const { paths, sendRequest, countConnections, ...rest } = await setUp(ready.promise);
    const { waitForStream, readOutcome } = rest;
    const handled = waitForHandler();
    const socket = sendRequest([`GET ${paths.video}`]);
    await waitForStream({ isClosed: false });
    socket.resetAndDestroy();
    await expect.poll(() => countConnections(), POLL).toBe(0);

    ready.resolve();

    await handled;
    await waitForStream({ isClosed: true });
    expect(await readOutcome()).toEqual(NO_FAILURE);
  });
});

describe("a client that disconnects while it sends", () => {
  async function setUp() {
    const { storage } = await createTestFolderStorage();
    const { api, sendRequest, readOutcome } = await setUpServer(storage);
    const route = await api.seed.route();
    const { path } = await createTusClient(api.fetch).create({ route: route.id, sizeBytes: 9_000 });
    const requests = {
      form: {
        head: ["POST /api/video", `Content-Type: multipart/form-data; boundary=${BOUNDARY}`],
        body: encodePart({ name: "file", fileName: "beta.mp4", content: unplayableVideo }),
      },
      part: {
        head: [
          `PATCH ${path}`,
          "Tus-Resumable: 1.0.0",
          "Upload-Offset: 0",
          "Content-Type: application/offset+octet-stream",
        ],
        body: unplayableVideo,
      },
      json: { head: ["PATCH /api/users/me", "Content-Type: application/json"], body: '{"about":' },
    };
    /** Sends a request without the end of its body. Resolves when the server has read bytes of the body. */
    const startRequest = async ({ head, body }: (typeof requests)[keyof typeof requests]) => {
      const received = once(api.app.server, "request");
      const socket = sendRequest([...head, "Content-Length: 9000"], String(body));
      const [request] = (await received) as [IncomingMessage];
      await expect.poll(() => request.readableDidRead, POLL).toBe(true);
      return { socket, request };
    };
    return { requests, startRequest, readOutcome };
  }

  test.each([
    ["a form with a video", "form"],
    ["a part of a video", "part"],
  ] as const)("%s causes no error in the log", async (_title, name) => {
    const { requests, startRequest, readOutcome } = await setUp();
    const handled = waitForHandler();
    const { socket } = await startRequest(requests[name]);

    socket.resetAndDestroy();

    await handled;
    expect(await readOutcome()).toEqual(NO_FAILURE);
  });

  test("JSON causes no error in the log", async () => {
    const { requests, startRequest, readOutcome } = await setUp();
    const { socket, request } = await startRequest(requests.json);
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    // Fastify runs no handler. It handles the error before this event.
    request.once("close", resolve);

    socket.resetAndDestroy();

    await closed;
    expect(await readOutcome()).toEqual(NO_FAILURE);
  });
});
