import type { FastifyReply, FastifyRequest } from "fastify";

/** A request with its response. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
