/** A minimal Node HTTP server. It sends fixed bytes with fixed headers, or 304 for a matching ETag. */
import { createServer } from "node:http";

interface FixedResponse {
  readonly headers: Record<string, string>;
  readonly body: string;
}

process.once("message", ({ headers, body }: FixedResponse) => {
  const bytes = Buffer.from(body, "base64");
  const { etag } = headers;
  const { "content-length": _length, "content-type": _type, ...notModifiedHeaders } = headers;
  const server = createServer((request, response) => {
    const isNotModified = request.headers["if-none-match"] === etag;
    response.writeHead(isNotModified ? 304 : 200, isNotModified ? notModifiedHeaders : headers);
    response.end(isNotModified ? undefined : bytes);
  });
  // A connection is idle while the benchmark measures the other server.
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
