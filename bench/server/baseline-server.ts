/** A minimal Node HTTP server: sends fixed bytes with fixed headers, or 304 for a matching ETag. */
import { createServer } from "node:http";

interface FixedResponse {
  readonly headers: Record<string, string>;
  readonly body: string;
}

process.once("message", ({ headers, body }: FixedResponse) => {
  const bytes = Buffer.from(body, "base64");
  const { etag } = headers;
  const { "content-length": _length, "content-type": _type, ...unchanged } = headers;
  const server = createServer((request, response) => {
    const isFresh = request.headers["if-none-match"] === etag;
    response.writeHead(isFresh ? 304 : 200, isFresh ? unchanged : headers);
    response.end(isFresh ? undefined : bytes);
  });
  // Connections are idle while the other server is measured.
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
