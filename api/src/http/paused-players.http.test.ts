import { once } from "node:events";
import { connect } from "node:net";

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { createS3Storage } from "../storage/s3-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { createTestApi } from "../testing/index.ts";
import { webp } from "../testing/images.ts";
import { requireStorageLocation, type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTestBucketStorage } from "../testing/storages.ts";

/** More than the buffers of both connections, so a paused player occupies a connection to the bucket. */
const VIDEO_BYTES = 24_000_000;
/** More than the connections that the S3 client opens by default. */
const PLAYER_COUNT = 52;

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

/** Opens the bucket with few connections for readers. */
function openBucketWithLimit(maxReaders: number): Storage {
  const location = requireStorageLocation(server.url);
  if (location.kind !== "s3") throw new Error("Expected a bucket");
  return createS3Storage(location, {
    client: 50,
    readClient: maxReaders,
    pausableClient: maxReaders,
  });
}

async function setUp(storage: Storage) {
  const api = await createTestApi({ storage });
  const address = await api.app.listen({ port: 0, host: "127.0.0.1" });
  const { port, hostname } = new URL(address);
  const gym = await api.seed.gym({ image: await api.seed.storeImage() });
  const { user, token } = await api.signIn();
  const file = await storage.put(Buffer.alloc(VIDEO_BYTES));
  const video = await api.seed.video({ file, user_id: user.id });

  /** Sends a request. Resolves with the first bytes of the response. */
  const startDownload = (path: string) => {
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    const head = [`GET ${path} HTTP/1.1`, "Host: topout", `Authorization: Bearer ${token}`];
    socket.write([...head, "Range: bytes=0-", "\r\n"].join("\r\n"));
    const received = once(socket, "data").then(([bytes]) => {
      socket.pause();
      return (bytes as Buffer).toString("latin1");
    });
    return { socket, received };
  };
  return {
    startPlayer: () => startDownload(`/api/video/${video.id}`),
    startExport: () => startDownload("/api/users/me/export"),
    fetchPhoto: async () => {
      const response = await fetch(`${address}/api/gyms/${gym.id}/image`);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, isComplete: bytes.equals(webp) };
    },
  };
}

const COMPLETE_PHOTO = { status: 200, isComplete: true };

const waitForOpenDownloads = (count: number) =>
  expect.poll(() => server.countOpenDownloads(), { timeout: 20_000 }).toBe(count);

describe("paused video players", () => {
  test("do not delay photos and other players", async () => {
    const { storage } = await createTestBucketStorage(server);
    const { startPlayer, fetchPhoto } = await setUp(storage);
    const players = Array.from({ length: PLAYER_COUNT }, startPlayer);
    for (const { received } of players) expect(await received).toMatch(/^HTTP\/1\.1 206 /);
    await waitForOpenDownloads(PLAYER_COUNT);

    expect(await fetchPhoto()).toEqual(COMPLETE_PHOTO);
    expect(await startPlayer().received).toMatch(/^HTTP\/1\.1 206 /);
  });

  test("do not delay photos if they use all of their connections", async () => {
    const { startPlayer, fetchPhoto } = await setUp(openBucketWithLimit(2));
    const [first] = [startPlayer(), startPlayer()];
    await waitForOpenDownloads(2);
    const waitingPlayer = startPlayer();

    expect(await fetchPhoto()).toEqual(COMPLETE_PHOTO);

    first?.socket.destroy();
    expect(await waitingPlayer.received).toMatch(/^HTTP\/1\.1 206 /);
  });
});

test("paused exports of accounts do not delay photos", async () => {
  const { startExport, fetchPhoto } = await setUp(openBucketWithLimit(1));
  await startExport().received;
  await waitForOpenDownloads(1);

  expect(await fetchPhoto()).toEqual(COMPLETE_PHOTO);
});
