import { once } from "node:events";
import { connect } from "node:net";

import { describe, expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";
import { sendRaw } from "./testing/send-raw.ts";

/** The number of the level `info` in a log line. */
const INFO_LEVEL = 30;

async function listen() {
  const { app } = await createTestApi();
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

describe("the server, over a real connection", () => {
  test("sends a problem and closes the connection after invalid HTTP", async () => {
    const received = await sendRaw(await listen(), "hello?\r\n\r\n");

    expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(received).toContain('{"detail":"INVALID_REQUEST","message":');
  });

  test("rejects a body above the limit before it arrives", async () => {
    const received = await sendRaw(
      await listen(),
      "POST /api/auth/register HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\nContent-Length: 90000000\r\n\r\n{",
    );

    expect(received).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/);
    expect(received).toContain('"detail":"PAYLOAD_TOO_LARGE"');
  });

  test.each([
    ["a length and chunks", "Content-Length: 4\r\nTransfer-Encoding: chunked"],
    ["chunks and a length", "Transfer-Encoding: chunked\r\nContent-Length: 4"],
    ["two different lengths", "Content-Length: 4\r\nContent-Length: 40"],
    ["two equal lengths", "Content-Length: 4\r\nContent-Length: 4"],
    ["an unknown transfer encoding", "Transfer-Encoding: xchunked"],
    ["chunks that are not the last encoding", "Transfer-Encoding: chunked, identity"],
  ])("rejects a request with %s, and handles nothing after it", async (_title, headers) => {
    const received = await sendRaw(
      await listen(),
      `POST /api/auth/register HTTP/1.1\r\nHost: t\r\n${headers}\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: t\r\n\r\n`,
    );

    expect(received.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 400"]);
  });

  test("does not log an error if a client disconnects while it sends a body", async () => {
    const lines: string[] = [];
    const { app } = await createTestApi({ log: { stream: { write: (line) => lines.push(line) } } });
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const socket = connect(Number(port), "127.0.0.1");
    const received = once(app.server, "request");
    socket.write(
      "POST /api/auth/register HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    );
    await received;

    socket.resetAndDestroy();

    await expect.poll(() => lines).not.toEqual([]);
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([
      INFO_LEVEL,
    ]);
  });

  test("treats an empty chunked body as missing", async () => {
    const received = await sendRaw(
      await listen(),
      "POST /api/auth/register HTTP/1.1\r\nHost: t\r\nConnection: close\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    );

    expect(received).toMatch(/^HTTP\/1\.1 422 /);
    expect(received).toContain('"loc":["body","username"]');
  });
});
