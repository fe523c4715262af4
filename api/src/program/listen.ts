import type { FastifyInstance } from "fastify";

import { StartupError } from "../errors/startup-error.ts";

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Answers with the address once the port is open. */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  try {
    return await app.listen(place);
  } catch (error) {
    throw new StartupError(reasonOf(error, place));
  }
}

function reasonOf(error: unknown, { host, port }: Place): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const where = `PORT ${port} on HOST ${host}`;
  if (code === "EADDRINUSE") return `${where} is taken: stop what uses it, or set another PORT`;
  if (code === "EACCES") return `${where} is not allowed for this user: set a PORT above 1023`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `HOST ${host} is no address of this machine`;
  }
  return `${where} cannot be opened: ${String(error)}`;
}
