import type { FastifyReply } from "fastify";

/** Adds request headers to `Vary`, after existing ones such as `Origin` from CORS. */
export function addVary(reply: FastifyReply, ...headers: readonly string[]): void {
  const current = reply.getHeader("vary");
  reply.header(
    "vary",
    [...(current === undefined ? [] : [String(current)]), ...headers].join(", "),
  );
}
