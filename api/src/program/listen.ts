import type { FastifyInstance } from "fastify";

import { StartupError } from "../errors/startup-error.ts";
import { getSystemErrorCode } from "../errors/system-error-code.ts";

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Starts the server and returns its URL. */
export async function listen(app: FastifyInstance, address: Address): Promise<string> {
  try {
    return await app.listen(address);
  } catch (error) {
    throw new StartupError(getReason(error, address));
  }
}

function getReason(error: unknown, { host, port }: Address): string {
  const code = getSystemErrorCode(error);
  const target = `PORT ${port} on HOST ${host}`;
  if (code === "EADDRINUSE") return `${target} is already in use: set another PORT`;
  if (code === "EACCES") return `${target} is not allowed for this user: set a PORT above 1023`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `HOST ${host} is not an address of this machine`;
  }
  return `${target} cannot be opened: ${String(error)}`;
}
