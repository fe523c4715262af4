import type { FastifyReply, FastifyRequest } from "fastify";

/** Removes the ports that some proxies add to client addresses. Otherwise, each port would count as another address. */
export function stripForwardedPorts(
  { headers }: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void {
  const forwardedFor = headers["x-forwarded-for"];
  if (forwardedFor !== undefined) {
    headers["x-forwarded-for"] = String(forwardedFor).split(",").map(stripPort).join(",");
  }
  done();
}

/** An IPv6 address with a port is in brackets. */
const stripPort = (address: string): string =>
  address.trim().replace(/^(\d+(?:\.\d+){3}):\d+$|^\[([\da-f:.]+)\](?::\d+)?$/i, "$1$2");
