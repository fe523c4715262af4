import { randomUUID } from "node:crypto";

import { DrizzleQueryError } from "drizzle-orm";
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";

import { type Logger, pino } from "pino";

import { isUnavailable } from "./log-server-error.ts";
import { getRequestFields } from "./request-fields.ts";
import type { ProxyCheck } from "../auth/trusted-proxies.ts";
import { getErrorCode, getRootError } from "../database/errors.ts";

declare module "fastify" {
  interface FastifyBaseLogger {
    /** The loggers of requests are from pino, which has this method. */
    readonly isLevelEnabled: (level: string) => boolean;
  }
}

export interface LogOptions {
  readonly level?: string;
  /** Default: standard output. */
  readonly stream?: { readonly write: (line: string) => void };
  /** Returns fields for every line. */
  readonly getFields?: (() => object) | undefined;
}

interface RequestLogOptions extends LogOptions {
  /** Whether a connection is from a proxy, whose request ids the log uses. Default: never. */
  readonly isProxy?: ProxyCheck;
}

/** Creates options for one JSON line per event, with the request id. We never log bodies, headers or query strings. */
export const createLoggerOptions = ({
  level = "info",
  stream,
  getFields,
  isProxy = () => false,
}: RequestLogOptions = {}): FastifyServerOptions => ({
  logger: { level, ...(stream && { stream }), ...(getFields && { mixin: getFields }), serializers },
  logController: new LogController({
    disableRequestLogging: true,
    requestIdLogLabel: "request_id",
  }),
  requestIdHeader: false,
  genReqId: ({ headers, socket }) =>
    (isProxy(socket.remoteAddress) ? parseRequestId(headers["x-request-id"]) : undefined) ??
    randomUUID(),
});

/** Returns the id that a proxy sent. Ignores ids that could break a log line or make it very long. */
function parseRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" && /^[\w.:-]{1,64}$/.test(header) ? header : undefined;
}

/** Sends the request id, so that users can report it and operators can find it in the log. */
export function sendRequestId(
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  reply.header("x-request-id", request.id);
  done();
}

/** Creates a logger with the same format, for code that does not handle requests. */
export const createLogger = ({
  level = "info",
  getFields,
}: Pick<LogOptions, "level" | "getFields">): Logger =>
  pino({ level, ...(getFields && { mixin: getFields }), serializers });

/** Omits the parameters of a failed query, because they contain users' data. */
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

/**
 * Creates a hook that logs a request. Logs at debug level what would bury other lines: successful reads, and the requests
 * that fail during an outage, which has lines of its own.
 */
export const createResponseLog =
  (formatAddress: (address: string) => string | undefined) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isFrequent = (isRead && reply.statusCode < 400) || isUnavailable(request);
    const level = isFrequent ? "debug" : "info";
    if (request.log.isLevelEnabled(level)) {
      request.log[level](
        {
          method: request.method,
          path: toSafePath(request.url),
          status: reply.statusCode,
          ...getRequestFields(request),
          address: formatAddress(request.ip),
          ms: Math.round(reply.elapsedTime),
        },
        "request completed",
      );
    }
    done();
  };

/** Removes the query string, and the token of an email link in a path. Both may contain secrets. */
const toSafePath = (url: string): string =>
  (url.split("?", 1)[0] ?? "").replace(
    /^(\/(?:verify|reset_password|join|api\/invitations)\/)[^/]+/,
    "$1…",
  );
