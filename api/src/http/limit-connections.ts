import type { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

import { createRateLimitError } from "../errors/problem-error.ts";
import { toNetwork } from "../auth/to-network.ts";
import type { ProxyCheck } from "../auth/trusted-proxies.ts";
import { createOpenCounts } from "./open-counts.ts";

interface ConnectionLimit {
  readonly maxPerIpAddress: number;
  /** Each proxy connects for many clients, so proxies have no limit. */
  readonly isProxy: ProxyCheck;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Limits the open connections of each address. Requests on further connections get 429. Connections above twice the
 * limit are closed immediately.
 */
export function limitConnections(
  app: FastifyInstance,
  { maxPerIpAddress, isProxy }: ConnectionLimit,
): void {
  const openConnections = createOpenCounts();
  const socketsAboveLimit = new WeakSet<Socket>();

  app.server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const network = toNetwork(remoteAddress);
    openConnections.add(network, socket);
    const count = openConnections.get(network);
    if (count > maxPerIpAddress) socketsAboveLimit.add(socket);
    if (count > maxPerIpAddress * 2) socket.destroy();
  });

  app.addHook("onRequest", (request, reply, done) => {
    if (!socketsAboveLimit.has(request.raw.socket)) return done();
    reply.header("connection", "close");
    done(createTooManyConnectionsError());
  });
}

const createTooManyConnectionsError = () =>
  createRateLimitError(RETRY_AFTER_SECONDS, "Your network has too many open connections.");
