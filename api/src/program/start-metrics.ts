import Fastify from "fastify";

import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import { registry, startDefaultMetrics } from "../metrics/metrics.ts";
import { observePool } from "../metrics/observe-pool.ts";
import { observeQueues } from "../metrics/observe-queues.ts";
import { listen } from "./listen.ts";

/** Serves the metrics of the process at /metrics, on a port that the public cannot reach. Returns a stop function. */
export async function startMetrics(
  metrics: NonNullable<Config["metrics"]>,
  db: Database,
): Promise<() => Promise<void>> {
  startDefaultMetrics();
  observePool(db.$client);
  observeQueues(db);
  const app = Fastify({ forceCloseConnections: true });
  app.get("/metrics", async (_request, reply) => {
    const text = await registry.metrics();
    return reply.type(registry.contentType).send(text);
  });
  await listen(app, metrics, { port: "METRICS_PORT", host: "METRICS_HOST" });
  return () => app.close();
}
