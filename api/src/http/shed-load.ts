import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";

import { ProblemError } from "../errors/problem-error.ts";
import { shedRequests } from "../metrics/metrics.ts";

const RETRY_AFTER_SECONDS = 5;
/** A load balancer must not restart or remove a process because it is busy. */
const CHECK_PATHS = new Set(["/api/health", "/api/ready"]);

/**
 * Rejects requests with 503 while the event loop is late, so that the process recovers. Await it before you add routes.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    // A promise, because Fastify passes its rejection to the error handler.
    pressureHandler: async ({ routeOptions }) => {
      if (CHECK_PATHS.has(routeOptions.url ?? "")) return;
      shedRequests.inc();
      throw new ProblemError("UNAVAILABLE", {
        message: "The server is busy. Try again in a few seconds.",
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    },
  });
}
