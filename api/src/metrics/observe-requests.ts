import type { FastifyInstance } from "fastify";

import { requestDuration } from "./metrics.ts";

/** Measures all requests. The label is the route template. With the path, each id would create a time series. */
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
