import { API_HEADER } from "@topout/shared/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { ProblemError } from "../errors/problem-error.ts";
import { MAX_BODY_BYTES } from "./body-limits.ts";
import { handleError } from "./error-handler.ts";

/** Configures the routes below /api. Request bodies are buffers, and error responses are a `Problem`. */
export function configureApiScope(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(API_HEADER.name, API_HEADER.value);
    ignoreContentTypeOfEmptyBody(request);
    done();
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new ProblemError("NOT_FOUND");
  });
}

/** Configures endpoints with uploads. Request bodies are streams. */
export function configureUploadScope(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
}

/** Without a content type, Fastify does not try to parse the empty body. */
function ignoreContentTypeOfEmptyBody({ raw: { headers } }: FastifyRequest) {
  const length = headers["content-length"];
  if (!headers["transfer-encoding"] && (length === undefined || length === "0")) {
    delete headers["content-type"];
  }
}
