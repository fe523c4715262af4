import { Readable } from "node:stream";

import type { FastifyReply, FastifyRequest } from "fastify";

import type { StoredMedia } from "../media/stored-media.ts";
import { type Part, requestedPart } from "./byte-range.ts";
import { isFresh } from "./is-fresh.ts";
import { ProblemError } from "../errors/problem-error.ts";

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends a stored file as `type`, or the part of it that was asked for: players jump to and fro in a film by that. */
export async function sendMedia(exchange: Exchange, media: StoredMedia, type: string) {
  const { request, reply } = exchange;
  const lasting = media.immutable ? "public, max-age=31536000, immutable" : "no-cache";
  reply.headers({ "cache-control": lasting, "accept-ranges": "bytes" });
  if (isFresh(exchange, media.etag)) return reply.code(304).send();

  const size = await media.size();
  const part = partFor(exchange, media, size);
  reply.type(type).header("content-length", part ? part.end - part.start + 1 : size);
  if (part) reply.code(206).header("content-range", `bytes ${part.start}-${part.end}/${size}`);
  // Fastify would read the file to its end, and throw it away.
  return reply.send(request.method === "HEAD" ? Readable.from([]) : await media.open(part));
}

/** @throws {ProblemError} 416 where there is no such part. */
function partFor({ request, reply }: Exchange, { etag }: StoredMedia, size: number) {
  const { range, "if-range": ifRange } = request.headers;
  // A part of another version is of no use to whoever holds the rest; a date says too little to tell.
  if (request.method !== "GET" || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const part: Part | null | undefined = requestedPart(range, size);
  if (part !== null) return part;
  reply.header("content-range", `bytes */${size}`);
  throw new ProblemError("RANGE_NOT_SATISFIABLE");
}
