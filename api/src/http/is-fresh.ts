import type { FastifyReply, FastifyRequest } from "fastify";

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Marks the answer with its ETag, and tells whether the caller has that version already. */
export function isFresh({ request, reply }: Exchange, etag: string): boolean {
  reply.header("etag", etag);
  const known = request.headers["if-none-match"];
  if (!known) return false;
  const opaque = etag.replace(/^W\//, "");
  return known
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === opaque);
}
