import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { onTestFinished } from "vitest";

export interface Cuts {
  /** The positions in the file in bytes, in ascending order. */
  readonly positions: readonly number[];
  /** Whether the network stays lost after the first cut. */
  readonly staysOffline?: boolean;
  /** The proxy answers one request itself. */
  readonly failOnce?: Failure;
  /** The proxy forwards no request with a larger body. */
  readonly bodyLimit?: BodyLimit;
}

export interface BodyLimit {
  readonly maxBytes: number;
  /** It responds with 413, or cuts the connection when it has received more bytes. */
  readonly reaction: "response" | "cut";
}

interface Failure {
  readonly method: "POST" | "HEAD" | "PATCH";
  readonly status: number;
  readonly retryAfterSeconds?: number;
  /** Our server sends no page. */
  readonly page?: string;
}

/** Starts a proxy that cuts the connection when the upload reaches each position. Closes it after the test. */
export async function startCuttingProxy(target: string, cuts: Cuts) {
  const { positions, staysOffline, failOnce } = cuts;
  let { bodyLimit } = cuts;
  const methods: string[] = [];
  const rejectedSizes: number[] = [];
  let failure = failOnce;
  let failedAt: number | undefined;
  let retriedAt: number | undefined;
  const remainingCuts = [...positions];
  let sentBytes = 0;
  let isOnline = true;

  const countAndCut = (incoming: IncomingMessage, chunk: Buffer, position: number) => {
    sentBytes += chunk.length;
    if (position < (remainingCuts[0] ?? Infinity)) return;
    remainingCuts.shift();
    isOnline = staysOffline !== true;
    incoming.destroy();
  };
  /** Returns true if the proxy responds itself. */
  const respond = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const sizeBytes = Number(incoming.headers["content-length"] ?? 0);
    if (bodyLimit && sizeBytes > bodyLimit.maxBytes) {
      rejectedSizes.push(sizeBytes);
      rejectBody(incoming, outgoing, bodyLimit);
      return true;
    }
    if (!failure || failure.method !== incoming.method) return false;
    failedAt = performance.now();
    incoming.resume();
    sendFailure(outgoing, failure);
    failure = undefined;
    return true;
  };
  const server = createServer((incoming, outgoing) => {
    if (!isOnline) return incoming.destroy();
    methods.push(incoming.method ?? "");
    if (failedAt !== undefined) retriedAt ??= performance.now();
    if (respond(incoming, outgoing)) return undefined;
    const upstream = forward(target, incoming, outgoing);
    let position = Number(incoming.headers["upload-offset"]);
    incoming.on("data", (chunk: Buffer) => {
      upstream.write(chunk);
      position += chunk.length;
      if (incoming.method === "PATCH") countAndCut(incoming, chunk, position);
    });
    incoming.on("end", () => upstream.end());
    // After a cut, the server receives the bytes that have passed, and then the end of the connection.
    incoming.on("close", () => incoming.complete || upstream.socket?.destroySoon());
    return undefined;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns the number of file bytes that have passed, including repeated ones. */
    countSentBytes: () => sentBytes,
    /** Returns the sizes of the bodies that exceeded the limit. */
    getRejectedSizes: () => rejectedSizes,
    countCreations: () => methods.filter((method) => method === "POST").length,
    /** Returns the time between the failed request and the next one. */
    measureRetryDelayMs: () => (retriedAt ?? NaN) - (failedAt ?? NaN),
    countCuts: () => positions.length - remainingCuts.length,
    removeBodyLimit: () => {
      bodyLimit = undefined;
    },
    reconnect: () => {
      isOnline = true;
    },
  };
}

function rejectBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { maxBytes, reaction }: BodyLimit,
): void {
  let receivedBytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    receivedBytes += chunk.length;
    if (reaction === "cut" && receivedBytes > maxBytes) incoming.destroy();
  });
  if (reaction === "cut") return;
  outgoing.setHeader("Access-Control-Allow-Origin", "*");
  outgoing.writeHead(413, { "Content-Type": "text/html" }).end("<h1>Request Too Large</h1>");
}

function sendFailure(outgoing: ServerResponse, { status, retryAfterSeconds, page }: Failure): void {
  outgoing.setHeader("Access-Control-Allow-Origin", "*");
  outgoing.setHeader("Access-Control-Expose-Headers", "Retry-After");
  if (retryAfterSeconds !== undefined) outgoing.setHeader("Retry-After", retryAfterSeconds);
  if (page !== undefined) outgoing.setHeader("Content-Type", "text/html");
  outgoing.writeHead(status).end(page);
}

function forward(
  target: string,
  { method, url, headers }: IncomingMessage,
  outgoing: ServerResponse,
) {
  const options = { method, headers, agent: false };
  const upstream = request(new URL(url ?? "/", target), options, (response) => {
    response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
  });
  upstream.on("error", () => outgoing.destroy());
  return upstream;
}
