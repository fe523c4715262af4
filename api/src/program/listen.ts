import { once } from "node:events";
import { createServer } from "node:net";

import type { FastifyInstance } from "fastify";

import { StartupError } from "../errors/startup-error.ts";
import { getSystemErrorCode } from "../errors/system-error-code.ts";

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The environment variables of the address, for error messages. */
const DEFAULT_VARIABLES = { port: "PORT", host: "HOST" };

/**
 * Checks an address before work that takes long.
 *
 * @throws {StartupError} if no server can listen on it.
 */
export async function requireFreeAddress(address: Address): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(address), "listening");
  } catch (error) {
    throw new StartupError(getReason(error, address, DEFAULT_VARIABLES));
  }
  await once(server.close(), "close");
}

/** Starts the server and returns its URL. */
export async function listen(
  app: FastifyInstance,
  address: Address,
  variables = DEFAULT_VARIABLES,
): Promise<string> {
  try {
    return await app.listen(address);
  } catch (error) {
    throw new StartupError(getReason(error, address, variables));
  }
}

function getReason(
  error: unknown,
  { host, port }: Address,
  variables: typeof DEFAULT_VARIABLES,
): string {
  const code = getSystemErrorCode(error);
  const target = `${variables.port} ${port} on ${variables.host} ${host}`;
  if (code === "EADDRINUSE") return `${target} is already in use: set another ${variables.port}`;
  if (code === "EACCES") {
    return `${target} is not allowed for this user: set a ${variables.port} above 1023`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `${variables.host} ${host} is not an address of this machine`;
  }
  return `${target} cannot be opened: ${String(error)}`;
}
