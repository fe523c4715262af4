import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

import type { FastifyReply, FastifyRequest } from "fastify";

import { toProblem } from "./to-problem.ts";
import { isStillComing, lingeringAnswer } from "./linger.ts";
import { logServerError } from "../logging/log-server-error.ts";
import { ProblemError } from "../errors/problem-error.ts";

/** Answers whatever went wrong with the one error body. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  const { status, details } = problem;
  const ours = status >= 500;
  if (ours) logServerError(error, problem, request);

  for (const name of ["content-encoding", "content-length", "etag"]) reply.removeHeader(name);
  reply.header("cache-control", "no-store");
  if (details.retryAfterSeconds) reply.header("retry-after", details.retryAfterSeconds);
  if (status === 401) reply.header("www-authenticate", "Bearer");
  const text = JSON.stringify({ ...problem.toBody(), ...(ours && { request_id: request.id }) });
  reply.code(status).type("application/json; charset=utf-8");
  void reply.send(isStillComing(request.raw) ? partingAnswer(text, request, reply) : text);
}

/** Nobody reads the rest of the body, so the connection ends with the answer. */
function partingAnswer(text: string, { raw }: FastifyRequest, reply: FastifyReply) {
  reply.header("connection", "close").header("content-length", Buffer.byteLength(text));
  return lingeringAnswer(text, raw);
}

/** Answers bytes that are no HTTP request, before there is a request to answer. */
export function answerNoise(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const body = JSON.stringify(new ProblemError("INVALID_REQUEST").toBody());
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
