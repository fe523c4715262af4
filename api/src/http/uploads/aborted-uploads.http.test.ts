import { readdir } from "node:fs/promises";

import { describe, expect, onTestFinished, test, vi } from "vitest";

import {
  BOUNDARY,
  fields,
  NOTHING_STORED,
  createUploadClient,
  photo,
  imageBytes,
  encodeBody,
  encodePart,
} from "./testing/upload-client.ts";

describe("an aborted upload", () => {
  const body = encodeBody(...fields, photo);
  const points: readonly (readonly [string, number])[] = [
    ["before its first byte", 0],
    ["within a field", 120],
    ["at the first bytes of its file", body.length - imageBytes.length - 10],
    ["in the middle of its file", body.length - imageBytes.length / 2],
    ["shortly before its end", body.length - 3],
  ];

  test.each(points)("%s leaves no file", async (_title, length) => {
    const { connect, createHead, countLeftovers } = await createUploadClient();
    const connection = connect();
    await connection.write(createHead(`Content-Length: ${body.length}`));
    await connection.write(body.subarray(0, length));

    connection.reset();

    await connection.waitForClose();
    await vi.waitFor(async () => expect(await countLeftovers()).toEqual(NOTHING_STORED), 20_000);
  });

  test("with a large file leaves no file", async () => {
    const { api, connect, createHead, countLeftovers } = await createUploadClient();
    const connection = connect();
    const large = encodeBody(...fields, {
      ...photo,
      content: Buffer.concat([imageBytes, Buffer.alloc(8_000_000)]),
    });
    await connection.write(createHead(`Content-Length: ${large.length}`));
    await connection.write(large.subarray(0, 5_000_000));
    await vi.waitFor(async () => expect(await readdir(api.uploadsDir)).toHaveLength(1), 20_000);

    connection.reset();

    await connection.waitForClose();
    await vi.waitFor(async () => expect(await countLeftovers()).toEqual(NOTHING_STORED), 20_000);
  });
});

describe("an upload below the minimum speed", () => {
  test("is rejected after a minute and leaves no file", async () => {
    const { api, connect, createHead, countLeftovers } = await createUploadClient();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const connection = connect();
    const body = encodeBody(...fields, photo);
    await connection.write(createHead(`Content-Length: ${body.length}`));
    await connection.write(body.subarray(0, -20));
    await vi.waitFor(async () => expect(await readdir(api.uploadsDir)).toHaveLength(1), 20_000);

    vi.advanceTimersByTime(60_000);

    const received = await connection.waitFor(/^HTTP\/1\.1 422 [^]*\}$/);
    expect(received).toContain("The upload is too slow.");
    expect(await countLeftovers()).toEqual(NOTHING_STORED);
    connection.reset();
  });
});

describe("a rejected upload", () => {
  test("of an unsupported kind closes the connection after the first bytes of the file", async () => {
    const { connect, createHead, countLeftovers } = await createUploadClient();
    const connection = connect();
    await connection.write(createHead("Content-Length: 9000000"));

    await connection.write(encodePart({ ...photo, content: "GIFT87a is not a GIF" }));

    await connection.waitFor(/^HTTP\/1\.1 415 [^]*"detail":"UNSUPPORTED_MEDIA_TYPE"/);
    await connection.waitForClose();
    expect(await countLeftovers()).toEqual(NOTHING_STORED);
  });

  test("with a declared size above the limit closes the connection before the body arrives", async () => {
    const { connect, createHead } = await createUploadClient();
    const connection = connect();

    await connection.write(createHead("Content-Length: 600000000"));

    const received = await connection.waitFor(/^HTTP\/1\.1 413 [^]*"detail":"PAYLOAD_TOO_LARGE"/);
    expect(received).toMatch(/connection: close/i);
    await connection.waitForClose();
  });

  test("sends the error to a client that continues to write", async () => {
    const { connect, createHead } = await createUploadClient();
    const connection = connect();
    const large = Buffer.alloc(30_000_000);
    await connection.write(createHead(`Content-Length: ${large.length}`));

    const writing = connection.write(large);

    expect(await connection.waitFor(/^HTTP\/1\.1 413 [^]*\}$/)).toContain("PAYLOAD_TOO_LARGE");
    await writing;
    await connection.waitForClose();
  });

  test("without access gets 401 or 403, and leaves no file", async () => {
    const { api, countLeftovers } = await createUploadClient();
    const climber = await api.signIn();
    const init = {
      method: "POST",
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
      body: new Uint8Array(encodeBody(...fields, photo)),
    };

    expect((await api.fetchAnonymously("/api/gyms", init)).status).toBe(401);
    expect((await climber.fetch("/api/gyms", init)).status).toBe(403);
    expect(await countLeftovers()).toEqual(NOTHING_STORED);
  });
});
