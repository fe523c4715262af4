import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { PAGE_ERRORS_PATH, withErrorReports } from "./page-errors.ts";

export type Failure = "not-found" | "unavailable" | "hang";

/** A proxy between the browser and the program. It can fail requests in every browser engine. */
export interface FailingProxy {
  readonly url: string;
  /** Requests with a matching path fail until `restore` is called. */
  readonly fail: (path: RegExp, failure: Failure) => void;
  readonly restore: () => void;
  /** The paths of all requests since the start or since the list was cleared. */
  readonly requests: string[];
  /** Uncaught errors, policy violations and console errors. A journey that causes errors clears the list. */
  readonly pageErrors: string[];
  readonly close: () => Promise<void>;
}

export async function startFailingProxy(target: string): Promise<FailingProxy> {
  let failing: { path: RegExp; failure: Failure } | undefined;
  const requests: string[] = [];
  const pageErrors: string[] = [];

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (path === PAGE_ERRORS_PATH) {
      void text(incoming).then((error) => pageErrors.push(error));
      outgoing.writeHead(204).end();
      return;
    }
    requests.push(path);
    if (failing?.path.test(path)) answerWithFailure(outgoing, failing.failure);
    else forward(target, incoming, outgoing);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    fail: (path, failure) => {
      failing = { path, failure };
    },
    restore: () => {
      failing = undefined;
    },
    requests,
    pageErrors,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const STATUS = { "not-found": 404, unavailable: 503 } as const;

function answerWithFailure(outgoing: ServerResponse, failure: Failure): void {
  if (failure === "hang") return;
  outgoing.writeHead(STATUS[failure], { "Content-Type": "text/plain" }).end(failure);
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url = "/" } = incoming;
  const headers = { ...incoming.headers };
  // `sendDocument` edits the HTML, so request it uncompressed.
  if (headers.accept?.includes("text/html")) delete headers["accept-encoding"];
  const forwarded = request(new URL(url, target), { method, headers }, (response) => {
    const isDocument = response.headers["content-type"]?.startsWith("text/html");
    if (isDocument) void sendDocument(response, outgoing);
    else response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
  });
  forwarded.on("error", () => outgoing.destroy());
  outgoing.on("close", () => forwarded.destroy());
  incoming.pipe(forwarded);
}

async function sendDocument(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { "content-length": _length, etag: _etag, ...headers } = response.headers;
  const { html, policy } = withErrorReports(
    await text(response),
    String(headers["content-security-policy"]),
  );
  outgoing
    .writeHead(response.statusCode ?? 502, { ...headers, "content-security-policy": policy })
    .end(html);
}
