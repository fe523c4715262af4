import type { FastifyInstance, FastifyRequest } from "fastify";

import { answerFailure } from "./answer-failure.ts";
import { ProblemError } from "../errors/problem-error.ts";

/** More than any JSON or form of the contract needs; files have limits of their own. */
const BODY_LIMIT = 256 * 1_024;

/** What holds for everything under /api: bodies stay bytes until an endpoint reads them, and one error body. */
export function openApiScope(app: FastifyInstance, isReady: () => boolean): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.addHook("onRequest", (request, _reply, done) => {
    unlabelEmptyBody(request);
    done(isReady() ? undefined : new ProblemError("UNAVAILABLE", { retryAfterSeconds: 5 }));
  });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(() => {
    throw new ProblemError("NOT_FOUND");
  });
}

/** What holds where files come in: the body stays a stream, for the endpoint to read as it comes. */
export function openUploadScope(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
}

/** No bytes are no body, however they are labelled: without its label Fastify does not look for one. */
function unlabelEmptyBody({ raw: { headers } }: FastifyRequest) {
  const length = headers["content-length"];
  if (!headers["transfer-encoding"] && (length === undefined || length === "0")) {
    delete headers["content-type"];
  }
}
