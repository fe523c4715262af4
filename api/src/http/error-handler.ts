import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

import { API_HEADER } from "@topout/shared/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

import { ProblemError } from "../errors/problem-error.ts";
import { logServerError } from "../logging/log-server-error.ts";
import { setRequestProblem } from "../logging/request-fields.ts";
import { createLingeringBody, isBodyPending } from "./lingering-body.ts";
import { getStatus, toBody } from "./problem-response.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";
import { toProblem } from "./to-problem.ts";

/** Sends every error as a `Problem`. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  const { details } = problem;
  const status = getStatus(problem);
  const isServerError = status >= 500;
  setRequestProblem(request, problem.code);
  if (isServerError) logServerError(error, problem, request);

  for (const name of ["content-encoding", "content-length", "etag"]) reply.removeHeader(name);
  // Some errors occur before the hook that sets the header.
  reply.header(API_HEADER.name, API_HEADER.value);
  reply.header("cache-control", "no-store");
  if (details.retryAfterSeconds) reply.header("retry-after", details.retryAfterSeconds);
  if (status === 401) reply.header("www-authenticate", "Bearer");
  const requestId = isServerError && { request_id: request.id };
  const text = JSON.stringify({ ...toBody(problem), ...requestId });
  reply.code(status).type("application/json; charset=utf-8");
  void reply.send(isBodyPending(request.raw) ? createClosingBody(text, request, reply) : text);
}

/** The server does not parse the rest of the request body, so the connection cannot be reused. */
function createClosingBody(text: string, { raw }: FastifyRequest, reply: FastifyReply) {
  reply.header("connection", "close").header("content-length", Buffer.byteLength(text));
  return createLingeringBody(text, raw);
}

/** Responds to bytes that are not a valid HTTP request. Fastify creates no request for them. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const body = JSON.stringify(toBody(new ProblemError("INVALID_REQUEST")));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `${API_HEADER.name}: ${API_HEADER.value}`,
      ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
