import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

import { parseRegistry, withCheckedRelease } from "@topout/tooling/registry";
import type { Release } from "@topout/tooling/release-manifest";

import { CONTENT_TYPES } from "./content-types.ts";
import { replaceDocumentData } from "./document-data.ts";

export interface SiteProxyOptions {
  /** The URL of a deployed shell. */
  readonly site: string;
  /** The URL of the program whose API the shell calls. */
  readonly api: string;
  /** The folder that contains the local releases. */
  readonly stagingDir: string;
  /** Returns the release that replaces the live one of its remote. */
  readonly getRelease: () => Release | undefined;
  /** The default is a free port. */
  readonly port?: number;
  /** Responds to a request and returns true, or returns false if the proxy should forward the request. */
  readonly handle?: (path: string, response: ServerResponse) => boolean;
  /** An element for the end of each document. */
  readonly documentEnd?: string;
}

export interface SiteProxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Headers that the proxy does not forward: they describe one connection, or an encoding that `fetch` has decoded. */
const CONNECTION_HEADERS: ReadonlySet<string> = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "host",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
]);
const TIMEOUT_MS = 30_000;

/**
 * Serves a deployed shell at a local URL. Its registry contains the local release of one remote, and the live releases
 * of the other remotes.
 */
export async function startSiteProxy(options: SiteProxyOptions): Promise<SiteProxy> {
  const server = createServer((request, response) => {
    handleRequest(options, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { "Content-Type": "text/plain" }).end(describeError(error));
    });
  });
  const { port = 0 } = options;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : port}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  };
  return { url, stop };
}

/** The cause of a failed `fetch` contains the address and the reason. */
const describeError = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error
    ? `${error.message}: ${error.cause.message}`
    : String(error);

async function handleRequest(
  options: SiteProxyOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { site, api, stagingDir, getRelease, handle } = options;
  const path = request.url ?? "/";
  if (handle?.(path, response) === true) return;
  const release = getRelease();
  if (path === "/remotes.json") return sendJson(response, await createRegistry(site, release));
  if (release && path.startsWith(`/remotes/${release.manifest.remote}/v/`)) {
    const { pathname } = new URL(path, site);
    // A file that the local release does not have can belong to the live release.
    return sendFile(response, join(stagingDir, pathname.slice("/remotes".length)), () =>
      forward({ url: new URL(path, site), options, request, response }),
    );
  }
  const target = /^\/api(\/|$)/.test(path) ? api : site;
  return forward({ url: new URL(path, target), options, request, response });
}

/** Returns the live registry with the local release. */
async function createRegistry(site: string, release: Release | undefined) {
  const response = await fetch(new URL("/remotes.json", site), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const registry = parseRegistry(response.ok ? await response.text() : undefined);
  return release ? withCheckedRelease(registry, release) : registry;
}

const sendJson = (response: ServerResponse, value: unknown): void => {
  response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-cache" });
  response.end(JSON.stringify(value));
};

/** Sends a file of a local release. If the file is missing, calls `onMissing`. */
async function sendFile(
  response: ServerResponse,
  file: string,
  onMissing: () => Promise<void>,
): Promise<void> {
  const stream = createReadStream(file);
  const isOpen = await new Promise<boolean>((resolve) => {
    stream.once("open", () => resolve(true)).once("error", () => resolve(false));
  });
  if (!isOpen) return onMissing();
  response.setHeader("Content-Type", CONTENT_TYPES[extname(file)] ?? "application/octet-stream");
  await pipeline(stream, response);
}

interface Exchange {
  readonly url: URL;
  readonly options: SiteProxyOptions;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function forward({ url, options, request, response }: Exchange): Promise<void> {
  const { method = "GET" } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  const upstream = await fetch(url, {
    method,
    headers: getHeaders(request),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: "half" }),
  });
  for (const [name, value] of upstream.headers) {
    if (!CONNECTION_HEADERS.has(name)) response.appendHeader(name, value);
  }
  response.statusCode = upstream.status;
  const isDocument = upstream.headers.get("content-type")?.startsWith("text/html") === true;
  await (isDocument
    ? sendDocument(options, upstream, response)
    : sendBody(upstream.body, response));
}

async function sendDocument(
  { site, getRelease, documentEnd }: SiteProxyOptions,
  document: Response,
  response: ServerResponse,
): Promise<void> {
  const registry = await createRegistry(site, getRelease());
  response.removeHeader("etag");
  response.end(replaceDocumentData(await document.text(), { registry, documentEnd }));
}

async function sendBody(body: Response["body"], response: ServerResponse): Promise<void> {
  if (body) await pipeline(Readable.fromWeb(body), response);
  else response.end();
}

/** Omits headers such as `If-None-Match` from a request for a document, because the proxy changes documents. */
function getHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  const isDocument = request.headers.accept?.includes("text/html") === true;
  for (const [name, value] of Object.entries(request.headers)) {
    if (CONNECTION_HEADERS.has(name) || value === undefined) continue;
    if (isDocument && name.startsWith("if-")) continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
}
