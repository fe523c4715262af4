import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { injectScripts, PAGE_ERRORS_PATH } from "./page-errors.ts";

/** A page without scripts, where a journey can prepare the storage. */
export const EMPTY_PAGE_PATH = "/empty";

const SERVICE_WORKER_PATH = "/service-worker.js";

export type Failure = "not-found" | "unavailable" | "too-large" | "hang" | "reset";

/** A proxy between the browser and the program. It can fail requests in every browser engine. */
export interface FailingProxy {
  readonly url: string;
  /**
   * Requests with a matching path fail until `restore` is called. `reset` also cuts the connections of requests that
   * have already started.
   */
  readonly fail: (path: RegExp, failure: Failure) => void;
  readonly restore: () => void;
  /** Requests with larger bodies get 413 from the proxy. */
  readonly limitBodies: (maxBytes: number) => void;
  /** Makes each document run a script before the scripts of the page. */
  readonly runFirst: (script: string) => void;
  /** The paths of all requests since the start or since the list was cleared. */
  readonly requests: string[];
  /** Uncaught errors, policy violations and console errors. A journey that causes errors clears the list. */
  readonly pageErrors: string[];
  /** The patterns passed to `fail` that no request has matched, for example because a file has a new name. */
  readonly getUnmatchedPatterns: () => RegExp[];
  readonly close: () => Promise<void>;
}

export async function startFailingProxy(target: string): Promise<FailingProxy> {
  let activeFailure: { path: RegExp; failure: Failure } | undefined;
  let firstScript = "";
  let maxBodyBytes = Infinity;
  const requests: string[] = [];
  const pageErrors: string[] = [];
  const unmatchedPatterns = new Set<RegExp>();
  const openRequests = new Set<IncomingMessage>();

  const getFailure = (incoming: IncomingMessage, path: string): Failure | undefined => {
    if (Number(incoming.headers["content-length"] ?? 0) > maxBodyBytes) {
      incoming.resume();
      return "too-large";
    }
    if (!activeFailure?.path.test(path)) return undefined;
    unmatchedPatterns.delete(activeFailure.path);
    return activeFailure.failure;
  };
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (path === PAGE_ERRORS_PATH) {
      void text(incoming).then((error) => pageErrors.push(error));
      outgoing.writeHead(204).end();
      return;
    }
    if (path === EMPTY_PAGE_PATH) {
      outgoing.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>");
      return;
    }
    if (path === SERVICE_WORKER_PATH) {
      // A service worker would respond to requests that should fail.
      outgoing.writeHead(404).end();
      return;
    }
    requests.push(path);
    openRequests.add(incoming);
    outgoing.on("close", () => openRequests.delete(incoming));
    const failure = getFailure(incoming, path);
    if (failure) sendFailure(outgoing, failure);
    else forward({ target, firstScript }, incoming, outgoing);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    fail: (path, failure) => {
      activeFailure = { path, failure };
      unmatchedPatterns.add(path);
      if (failure !== "reset") return;
      for (const openRequest of openRequests) {
        if (path.test(openRequest.url ?? "/")) openRequest.destroy();
      }
    },
    restore: () => {
      activeFailure = undefined;
    },
    limitBodies: (maxBytes) => {
      maxBodyBytes = maxBytes;
    },
    runFirst: (script) => {
      firstScript = script;
    },
    requests,
    pageErrors,
    getUnmatchedPatterns: () => Array.from(unmatchedPatterns),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const STATUS_CODES = { "not-found": 404, unavailable: 503, "too-large": 413 } as const;

function sendFailure(outgoing: ServerResponse, failure: Failure): void {
  if (failure === "hang") return;
  if (failure === "reset") return void outgoing.destroy();
  outgoing.writeHead(STATUS_CODES[failure], { "Content-Type": "text/plain" }).end(failure);
  return undefined;
}

interface ForwardOptions {
  readonly target: string;
  readonly firstScript: string;
}

function forward(
  { target, firstScript }: ForwardOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { method, url = "/" } = incoming;
  const headers = { ...incoming.headers };
  // `sendDocument` edits the HTML, so request it uncompressed.
  if (headers.accept?.includes("text/html")) delete headers["accept-encoding"];
  const upstreamRequest = request(new URL(url, target), { method, headers }, (response) => {
    const isDocument = response.headers["content-type"]?.startsWith("text/html");
    if (isDocument) void sendDocument(response, outgoing, firstScript);
    else response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
  });
  upstreamRequest.on("error", () => outgoing.destroy());
  outgoing.on("close", () => upstreamRequest.destroy());
  incoming.pipe(upstreamRequest);
}

async function sendDocument(
  response: IncomingMessage,
  outgoing: ServerResponse,
  firstScript: string,
): Promise<void> {
  const { "content-length": _length, etag: _etag, ...headers } = response.headers;
  const { html, policy } = injectScripts(
    await text(response),
    String(headers["content-security-policy"]),
    firstScript,
  );
  outgoing
    .writeHead(response.statusCode ?? 502, { ...headers, "content-security-policy": policy })
    .end(html);
}
