import { API_HEADER, type FaultKind, health } from "@topout/shared/contract";

import type { Config } from "../config/config.ts";
import { version } from "../config/version.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { createServer } from "../http/create-server.ts";
import { createLoggerOptions } from "../logging/log.ts";
import { listen } from "./listen.ts";

const RETRY_AFTER_SECONDS = 5;

interface ServedFault {
  readonly kind: FaultKind;
  /** What /api/ready says. */
  readonly message: string;
  readonly cause: Error;
}

/**
 * Serves a program that cannot start yet: the health check names the fault, and all other requests get 503. Returns a
 * function that closes the server.
 */
export async function serveFault(
  config: Config,
  { kind, message, cause }: ServedFault,
): Promise<() => Promise<void>> {
  const app = createServer({
    ...createLoggerOptions({ level: config.logLevel }),
    hasHttps: !!config.publicUrl?.startsWith("https:"),
    forceCloseConnections: true,
  });
  const details = { retryAfterSeconds: RETRY_AFTER_SECONDS, cause };
  // Before the body of a request is parsed.
  app.addHook("onRequest", async ({ routeOptions: { url } }) => {
    if (url === undefined) throw new ProblemError("UNAVAILABLE", details);
  });
  app.get(`/api${health.check.path}`, async (_request, reply) => {
    reply.header(API_HEADER.name, API_HEADER.value).header("cache-control", "no-store");
    return { status: "degraded", version, faults: [kind] };
  });
  app.get(`/api${health.ready.path}`, async () => {
    throw new ProblemError("UNAVAILABLE", { ...details, message });
  });
  await listen(app, config);
  return () => app.close();
}
