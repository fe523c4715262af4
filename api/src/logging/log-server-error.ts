import type { FastifyBaseLogger, FastifyRequest } from "fastify";

import { throttle } from "./throttle.ts";
import { getErrorCode, getRootError } from "../database/errors.ts";
import { ProblemError } from "../errors/problem-error.ts";

/** While the database or the storage is away, this often is enough to know it. */
const OUTAGE_MS = 60_000;

type TellOutage = (log: FastifyBaseLogger, fault: unknown) => void;

/** One for each server that listens. */
const outages = new WeakMap<object, TellOutage>();

/**
 * What nobody foresaw goes into the log with its stack; that the database is away is one line for all requests which
 * that hits. That we are not ready yet is nothing to tell.
 */
export function logServerError(
  error: unknown,
  { code, details }: ProblemError,
  { log, server }: FastifyRequest,
): void {
  const fault = details.cause ?? (error instanceof ProblemError ? undefined : error);
  if (!fault) return;
  if (code !== "UNAVAILABLE") return log.error({ err: fault }, code);
  const tell = outages.get(server.server) ?? createOutage();
  outages.set(server.server, tell);
  tell(log, fault);
}

const createOutage = (): TellOutage =>
  throttle(OUTAGE_MS, (heldBack, log: FastifyBaseLogger, fault: unknown) =>
    log.error(
      { reason: reasonOf(fault), code: getErrorCode(fault), requests: heldBack + 1 },
      "UNAVAILABLE",
    ),
  );

function reasonOf(fault: unknown): string {
  const root = getRootError(fault);
  if (root instanceof AggregateError) return reasonOf(root.errors[0]);
  return root instanceof Error ? root.message : String(root);
}
