import { Readable } from "node:stream";

import type { StoredMedia } from "../media/stored-media.ts";
import type { SignedUrl } from "../storage/storage.ts";
import { parseRange, type RequestedRange } from "./conditional/byte-range.ts";
import type { Exchange } from "./exchange.ts";
import { isNotModified } from "./conditional/conditional-headers.ts";
import { ProblemError } from "../errors/problem-error.ts";

/** A cache asks again after a minute: the content of the URL never changes, but it can be deleted or hidden. */
const SHORT_CACHING = "public, max-age=60, must-revalidate";

/**
 * Sends a stored file, or the requested byte range. Video players use ranges to seek. If clients can reach the storage,
 * redirects them to it.
 */
export async function sendMedia(exchange: Exchange, media: StoredMedia, type: string) {
  const { request, reply } = exchange;
  const cacheControl = media.isImmutable ? SHORT_CACHING : "no-cache";
  reply.headers({ "cache-control": cacheControl, "accept-ranges": "bytes" });
  if (isNotModified(exchange, media.etag)) return reply.code(304).send();

  // A signed URL is valid for GET only.
  const signed = request.method === "GET" ? await media.getUrl(type) : undefined;
  if (signed) return redirect(exchange, media, signed);

  const size = await media.size();
  const range = getRange(exchange, media, size);
  reply.type(type).header("content-length", range ? range.end - range.start + 1 : size);
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${size}`);
  // Without this, Fastify would read the whole file for a HEAD request.
  return reply.send(request.method === "HEAD" ? Readable.from([]) : await media.open(range));
}

function redirect({ reply }: Exchange, { isImmutable }: StoredMedia, signed: SignedUrl) {
  const { url, maxAgeSeconds } = signed;
  reply.header("cache-control", isImmutable ? `private, max-age=${maxAgeSeconds}` : "no-cache");
  return reply.removeHeader("etag").removeHeader("accept-ranges").redirect(url, 302);
}

/** @throws {ProblemError} 416 if the range is outside the file. */
function getRange({ request, reply }: Exchange, { etag }: StoredMedia, size: number) {
  const { range: rangeHeader, "if-range": ifRange } = request.headers;
  // Ignore the range if the client has another version. A date in If-Range is too coarse to compare.
  if (request.method !== "GET" || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const range: RequestedRange | null | undefined = parseRange(rangeHeader, size);
  if (range !== null) return range;
  reply.header("content-range", `bytes */${size}`);
  throw new ProblemError("RANGE_NOT_SATISFIABLE");
}
