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
  /** Where the lines go, instead of standard output. */
  readonly stream?: { readonly write: (line: string) => void };
}

/** One JSON line for each thing that happened, with the request's id; never a body, a header or a query. */
export const logging = ({ level = "info", stream }: LogOptions = {}): FastifyServerOptions => ({
  logger: { level, ...(stream && { stream }), serializers },
  logController: new LogController({
    disableRequestLogging: true,
    requestIdLogLabel: "request_id",
  }),
  requestIdHeader: false,
  genReqId: ({ headers }) => givenId(headers["x-request-id"]) ?? randomUUID(),
});

/** What a proxy, or a caller, already calls this request; nothing that could break a line or fill the log. */
function givenId(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" && /^[\w.:-]{1,64}$/.test(header) ? header : undefined;
}

/** The answer names the request as the log does. */
export function nameRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header("x-request-id", request.id);
  done();
}

/** The same log, for what serves no request. */
export const createLog = ({ level = "info" }: LogOptions): Logger => pino({ level, serializers });

/** An error without what it carries: a query's parameters are people's data. */
function describe(error: unknown) {
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

const serializers = { err: describe };

/** Reading is told at debug level only: it is most of what happens, and writing lines is not free. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const quiet = reply.statusCode < 400 && (request.method === "GET" || request.method === "HEAD");
  request.log[quiet ? "debug" : "info"](
    {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    "answered",
  );
  done();
}

/** A query may carry anything; links in mails carry their token in the path. */
const pathOf = (url: string): string =>
  (url.split("?", 1)[0] ?? "").replace(/^(\/(?:verify|reset_password)\/).+/, "$1…");
