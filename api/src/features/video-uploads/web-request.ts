import { Readable } from "node:stream";

import type { FastifyReply, FastifyRequest } from "fastify";

import { readUntilDisconnect } from "../../http/uploads/read-until-disconnect.ts";

/** The headers of tus that the server reads. */
const TUS_HEADERS = [
  "tus-resumable",
  "upload-length",
  "upload-metadata",
  "upload-offset",
  "content-length",
  "content-type",
];
const SENT_HEADERS: ReadonlySet<string> = new Set([
  "location",
  "upload-expires",
  "upload-length",
  "upload-metadata",
  "upload-offset",
]);

/** Converts a request for @tus/server. The body ends early if the client is slower than the minimum speed. */
export function toWebRequest(
  { url, method, headers, body }: FastifyRequest,
  minBytesPerSecond: number,
): Request {
  const tusHeaders = TUS_HEADERS.flatMap((name): [string, string][] =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  const target = new URL(url, "http://localhost");
  if (!(body instanceof Readable)) return new Request(target, { method, headers: tusHeaders });
  const content = Readable.from(readUntilDisconnect(body, minBytesPerSecond), {
    objectMode: false,
  });
  const stream = Readable.toWeb(content) as NonNullable<RequestInit["body"]>;
  // A variable, because the types of browsers lack `duplex`, which Node.js requires for a stream.
  const init = { method, headers: tusHeaders, body: stream, duplex: "half" as const };
  return new Request(target, init);
}

/** Sends a response of @tus/server. */
export async function sendWebResponse(
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  for (const [name, value] of response.headers) {
    if (SENT_HEADERS.has(name)) reply.header(name, value);
  }
  return reply.code(response.status).send();
}
