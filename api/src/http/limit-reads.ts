import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { RateLimitError } from "../auth/errors.ts";
import { toNetwork } from "../auth/to-network.ts";
import type { ServerLimits } from "../config/server-limits.ts";

const WINDOW_MS = 60_000;
/** Limits the memory. A client that uses more addresses than this is not limited by address. */
const MAX_COUNTED_CLIENTS = 100_000;

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
  const addresses = createWindowCounts(readsPerIpAddress);
  const users = createWindowCounts(readsPerUser);
  const isLimited = ({ method, ip }: FastifyRequest) =>
    (method === "GET" || method === "HEAD") && !isLoopback(ip, 0);

  return {
    countAddress: (request) => {
      if (isLimited(request)) addresses.count(toNetwork(request.ip));
    },
    countUser: (request, userId) => {
      if (isLimited(request)) users.count(userId);
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

/** Counts in windows of a minute, and forgets all counts at the end of a window. */
function createWindowCounts(limit: number) {
  const counts = new Map<string, number>();
  let endMs = 0;

  return {
    count: (key: string): void => {
      const now = Date.now();
      if (now >= endMs) {
        counts.clear();
        endMs = now + WINDOW_MS;
      }
      const count = (counts.get(key) ?? 0) + 1;
      if (count > limit) {
        throw new RateLimitError(Math.ceil((endMs - now) / 1_000), "Too many requests.");
      }
      if (count > 1 || counts.size < MAX_COUNTED_CLIENTS) counts.set(key, count);
    },
  };
}
