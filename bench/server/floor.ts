/** The least that an HTTP server in Node does: these bytes under these headers, or 304 to who has them. */
import { createServer } from "node:http";

interface Served {
  readonly headers: Record<string, string>;
  readonly body: string;
}

process.once("message", ({ headers, body }: Served) => {
  const bytes = Buffer.from(body, "base64");
  const { etag } = headers;
  const { "content-length": _length, "content-type": _type, ...unchanged } = headers;
  const server = createServer((request, response) => {
    const fresh = request.headers["if-none-match"] === etag;
    response.writeHead(fresh ? 304 : 200, fresh ? unchanged : headers);
    response.end(fresh ? undefined : bytes);
  });
  // A lane may rest while the other side is measured.
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
