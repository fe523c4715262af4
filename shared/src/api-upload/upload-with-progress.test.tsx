import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import { describe, expect, onTestFinished, test } from "vitest";

import { uploadWithProgress } from "./upload-with-progress.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server on another origin, with CORS. Returns its URL. */
async function listen(handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", location.origin);
    response.setHeader("access-control-allow-headers", "authorization");
    response.setHeader("access-control-expose-headers", "retry-after");
    if (request.method === "OPTIONS") response.end();
    else handler(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/video`;
}

function createForm(bytes: number): FormData {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), "beta.mp4");
  return form;
}

describe("uploadWithProgress", () => {
  test("reports the progress up to 100 and returns the response", async () => {
    const requestBody = Promise.withResolvers<Buffer>();
    const url = await listen((request, response) => {
      requestBody.resolve(buffer(request));
      request.once("end", () =>
        response.writeHead(429, { "retry-after": "7" }).end('{"detail":"RATE_LIMITED"}'),
      );
    });
    const percentages: number[] = [];

    const response = await uploadWithProgress((percent) => percentages.push(percent))(url, {
      method: "POST",
      headers: { Authorization: "Bearer t" },
      body: createForm(2_000_000),
    });

    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("7");
    expect(await response.json()).toEqual({ detail: "RATE_LIMITED" });
    expect((await requestBody.promise).length).toBeGreaterThan(2_000_000);
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
    expect(percentages.at(-1)).toBe(100);
  });

  test("returns a null body for a 204", async () => {
    const url = await listen((request, response) => {
      request.resume();
      response.writeHead(204).end();
    });

    const response = await uploadWithProgress(() => undefined)(url, { method: "POST" });

    expect([response.status, response.body]).toEqual([204, null]);
  });

  test("rejects with the abort reason", async () => {
    const cancel = new AbortController();
    const connectionClose = Promise.withResolvers<void>();
    const url = await listen((request) => {
      request.once("close", connectionClose.resolve);
      cancel.abort(new Error("changed my mind"));
    });
    const init = { method: "POST", body: createForm(1_000), signal: cancel.signal };

    await expect(uploadWithProgress(() => undefined)(url, init)).rejects.toThrow("changed my mind");

    await connectionClose.promise;
    await expect(uploadWithProgress(() => undefined)(url, init)).rejects.toThrow("changed my mind");
  });

  test("rejects with a TypeError like fetch if there is no response", async () => {
    const url = await listen((request) => request.destroy());

    await expect(
      uploadWithProgress(() => undefined)(url, { method: "POST" }),
    ).rejects.toBeInstanceOf(TypeError);
  });
});
