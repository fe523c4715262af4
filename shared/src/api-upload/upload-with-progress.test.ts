// @vitest-environment jsdom
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import { describe, expect, onTestFinished, test } from "vitest";

import { uploadWithProgress } from "./upload-with-progress.ts";

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on an origin of its own, which lets this page in. */
async function listen(serve: Serve): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", location.origin);
    response.setHeader("access-control-allow-credentials", "true");
    response.setHeader("access-control-allow-headers", "authorization");
    response.setHeader("access-control-expose-headers", "retry-after");
    if (request.method === "OPTIONS") response.end();
    else serve(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/video`;
}

function formOf(bytes: number): FormData {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), "beta.mp4");
  return form;
}

describe("an upload that tells its progress", () => {
  test("counts up to 100 while it goes out, and answers as fetch does", async () => {
    const received = Promise.withResolvers<Buffer>();
    const url = await listen((request, response) => {
      received.resolve(buffer(request));
      request.once("end", () =>
        response.writeHead(429, { "retry-after": "7" }).end('{"detail":"RATE_LIMITED"}'),
      );
    });
    const told: number[] = [];

    const response = await uploadWithProgress((percent) => told.push(percent))(url, {
      method: "POST",
      headers: { Authorization: "Bearer t" },
      body: formOf(2_000_000),
    });

    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("7");
    expect(await response.json()).toEqual({ detail: "RATE_LIMITED" });
    expect((await received.promise).length).toBeGreaterThan(2_000_000);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(100);
  });

  test("answers without a body where there is none", async () => {
    const url = await listen((request, response) => {
      request.resume();
      response.writeHead(204).end();
    });

    const response = await uploadWithProgress(() => undefined)(url, { method: "POST" });

    expect([response.status, response.body]).toEqual([204, null]);
  });

  test("ends when it is aborted, with the reason", async () => {
    const cancel = new AbortController();
    const ended = Promise.withResolvers<void>();
    const url = await listen((request) => {
      request.once("close", ended.resolve);
      cancel.abort(new Error("changed my mind"));
    });
    const init = { method: "POST", body: formOf(1_000), signal: cancel.signal };

    await expect(uploadWithProgress(() => undefined)(url, init)).rejects.toThrow("changed my mind");

    await ended.promise;
    await expect(uploadWithProgress(() => undefined)(url, init)).rejects.toThrow("changed my mind");
  });

  test("fails as fetch does where nobody answers", async () => {
    const url = await listen((request) => request.destroy());

    await expect(
      uploadWithProgress(() => undefined)(url, { method: "POST" }),
    ).rejects.toBeInstanceOf(TypeError);
  });
});
