import type { FastifyInstance } from "fastify";

import { requestDuration } from "./metrics.ts";

/** Measures all requests. Uses route templates as labels, because there would be a label for each id otherwise. */
export function observeRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    requestDuration.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unmatched",
        status: reply.statusCode,
      },
      reply.elapsedTime / 1_000,
    );
    done();
  });
}
