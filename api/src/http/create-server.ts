import type { Server } from "node:http";

import Fastify, { type FastifyHttpOptions, type FastifyInstance } from "fastify";

import { handleClientError, handleError } from "./error-handler.ts";
import {
  createSecurityHeaders,
  registerSecurityHeaders,
  type SecurityHeaderOptions,
} from "./security-headers.ts";

type ServerOptions = FastifyHttpOptions<Server> & SecurityHeaderOptions;

/** Creates a server. All its responses have the security headers, also those to invalid HTTP and to rejected requests. */
export function createServer({ hasHttps, ...options }: ServerOptions): FastifyInstance {
  const app = Fastify({
    ...options,
    // A path that cannot be decoded: Fastify runs no hooks for it.
    frameworkErrors: (error, request, reply) => {
      reply.headers(createSecurityHeaders(hasHttps));
      handleError(error, request, reply);
    },
    clientErrorHandler: handleClientError,
  });
  registerSecurityHeaders(app, { hasHttps });
  app.setErrorHandler(handleError);
  return app;
}
