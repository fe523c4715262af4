import type { FastifyBaseLogger, FastifyRequest } from "fastify";

import { getErrorCode } from "../database/errors.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { getReason } from "../database/get-reason.ts";
import { throttle } from "./throttle.ts";

/** During an outage every request fails, so we log one line per minute. */
const OUTAGE_INTERVAL_MS = 60_000;

type LogOutage = (log: FastifyBaseLogger, error: unknown) => void;

/** One throttle for each HTTP server of the process. */
const outageLogs = new WeakMap<object, LogOutage>();

/** Requests that failed because something is unavailable. Their lines would bury all others. */
const unavailableRequests = new WeakSet<FastifyRequest>();
let unavailableCount = 0;

/** Whether the request failed because something is unavailable. */
export const isUnavailable = (request: FastifyRequest): boolean => unavailableRequests.has(request);

/** Returns how many requests of this process failed because something was unavailable. */
export const countUnavailable = (): number => unavailableCount;

/** Logs an unexpected error with its stack. Logs an outage of the database or the storage once per minute. */
export function logServerError(
  error: unknown,
  { code, details }: ProblemError,
  request: FastifyRequest,
): void {
  const cause = details.cause ?? (error instanceof ProblemError ? undefined : error);
  // A 503 without a cause is expected, for example while the program stops.
  if (!cause) return;
  const { log, server } = request;
  if (code !== "UNAVAILABLE") return log.error({ err: cause }, code);
  unavailableRequests.add(request);
  unavailableCount += 1;
  const logOutage = outageLogs.get(server.server) ?? createOutageLog();
  outageLogs.set(server.server, logOutage);
  logOutage(log, cause);
}

const createOutageLog = (): LogOutage =>
  throttle(OUTAGE_INTERVAL_MS, (suppressedCount, log: FastifyBaseLogger, error: unknown) =>
    log.error(
      { reason: getReason(error), code: getErrorCode(error), requests: suppressedCount + 1 },
      "UNAVAILABLE",
    ),
  );
