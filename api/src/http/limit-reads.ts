import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { createMemoryLimit } from "../auth/memory-limit.ts";
import { toNetwork } from "../auth/to-network.ts";
import type { ServerLimits } from "../config/server-limits.ts";

const WINDOW_MS = 60_000;
const MESSAGE = "Too many requests.";

/** The machine of the operator, or a proxy that is not in TRUSTED_PROXIES: all clients behind it share its address. */
const isLoopback = compile("loopback");

/**
 * Limits the GET requests of an address and of an account, far above what people and gyms need. Counts in memory, because
 * a query would take longer than most reads. So each process has its own limit.
 */
export interface ReadLimiter {
  /** @throws {RateLimitError} */
  readonly countAddress: (request: FastifyRequest) => void;
  /** @throws {RateLimitError} */
  readonly countUser: (request: FastifyRequest, userId: string) => void;
}

type ReadLimits = Pick<ServerLimits, "readsPerIpAddress" | "readsPerUser">;

export function createReadLimiter({ readsPerIpAddress, readsPerUser }: ReadLimits): ReadLimiter {
  const addresses = createMemoryLimit({ limit: readsPerIpAddress, windowMs: WINDOW_MS });
  const users = createMemoryLimit({ limit: readsPerUser, windowMs: WINDOW_MS });
  const isLimited = ({ method, ip }: FastifyRequest) =>
    (method === "GET" || method === "HEAD") && !isLoopback(ip, 0);

  return {
    countAddress: (request) => {
      if (isLimited(request)) addresses.consume(toNetwork(request.ip), new Date(), MESSAGE);
    },
    countUser: (request, userId) => {
      if (isLimited(request)) users.consume(userId, new Date(), MESSAGE);
    },
  };
}

/** Counts the reads of an address before the request is authenticated. */
export function limitReads(app: FastifyInstance, { countAddress }: ReadLimiter): void {
  app.addHook("onRequest", (request, _reply, done) => {
    countAddress(request);
    done();
  });
}
