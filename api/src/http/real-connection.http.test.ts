import { once } from "node:events";
import { connect } from "node:net";

import { describe, expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";

/** Sends bytes over a connection of its own, and answers with all that comes until that is closed. */
async function say(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (bytes) => (heard += bytes.toString()));
  socket.write(text);
  await once(socket, "close");
  return heard;
}

async function listen() {
  const { app } = await createTestApi();
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

describe("over a real connection", () => {
  test("what is no HTTP is refused in the one shape, and hung up on", async () => {
    const heard = await say(await listen(), "hello?\r\n\r\n");

    expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(heard).toContain('{"detail":"INVALID_REQUEST","message":');
  });

  test("a body above the limit is refused before it is sent, and the connection ends", async () => {
    const heard = await say(
      await listen(),
      "POST /api/auth/register HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\nContent-Length: 90000000\r\n\r\n{",
    );

    expect(heard).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/);
    expect(heard).toContain('"detail":"PAYLOAD_TOO_LARGE"');
  });

  test("a body in pieces that has no bytes counts as none", async () => {
    const heard = await say(
      await listen(),
      "POST /api/auth/register HTTP/1.1\r\nHost: t\r\nConnection: close\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    );

    expect(heard).toMatch(/^HTTP\/1\.1 422 /);
    expect(heard).toContain('"loc":["body","username"]');
  });
});
