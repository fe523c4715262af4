import { randomUUID } from "node:crypto";

import { DrizzleQueryError } from "drizzle-orm";
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";

import { type Logger, pino } from "pino";

import { getErrorCode, getRootError } from "../database/errors.ts";

export interface LogOptions {
  readonly level?: string;
  /** Default: standard output. */
  readonly stream?: { readonly write: (line: string) => void };
}

/** One JSON line per event, with the request's id. Bodies, headers and queries are never logged. */
export const createLoggerOptions = ({
  level = "info",
  stream,
}: LogOptions = {}): FastifyServerOptions => ({
  logger: { level, ...(stream && { stream }), serializers },
  logController: new LogController({
    disableRequestLogging: true,
    requestIdLogLabel: "request_id",
  }),
  requestIdHeader: false,
  genReqId: ({ headers }) => parseRequestId(headers["x-request-id"]) ?? randomUUID(),
});

/** Accepts the id of a proxy or a client. Rejects ids that could break a log line or make it very long. */
function parseRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" && /^[\w.:-]{1,64}$/.test(header) ? header : undefined;
}

/** Sends the request's id, so that a user can quote it and we find it in the log. */
export function sendRequestId(
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  reply.header("x-request-id", request.id);
  done();
}

/** A logger with the same format, for code that serves no requests. */
export const createLogger = ({ level = "info" }: LogOptions): Logger =>
  pino({ level, serializers });

/** Omits the parameters of a failed query: they are users' data. */
function serializeError(error: unknown) {
  const root = getRootError(error);
  const { name, message, stack } = root instanceof Error ? root : new Error(String(root));
  return {
    type: name,
    message,
    stack: stack ?? "",
    code: getErrorCode(root),
    ...(error instanceof DrizzleQueryError && { query: error.query }),
  };
}

const serializers = { err: serializeError };

/** Successful reads are most of the traffic, so they are logged at debug level only. */
export function logResponse(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const isRead = request.method === "GET" || request.method === "HEAD";
  request.log[isRead && reply.statusCode < 400 ? "debug" : "info"](
    {
      method: request.method,
      path: toSafePath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    "request completed",
  );
  done();
}

/** Removes the query, which may contain anything, and the token of an emailed link. */
const toSafePath = (url: string): string =>
  (url.split("?", 1)[0] ?? "").replace(/^(\/(?:verify|reset_password)\/).+/, "$1…");
