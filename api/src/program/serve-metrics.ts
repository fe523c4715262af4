import type { Config } from "../config/config.ts";
import { createServer } from "../http/create-server.ts";
import { registry } from "../metrics/metrics.ts";
import { listen } from "./listen.ts";

/** Serves the metrics of the process at /metrics, on a port that the public cannot reach. Returns a stop function. */
export async function serveMetrics(
  metrics: NonNullable<Config["metrics"]>,
): Promise<() => Promise<void>> {
  const app = createServer({ hasHttps: false, forceCloseConnections: true });
  app.get("/metrics", async (_request, reply) => {
    const text = await registry.metrics();
    return reply.type(registry.contentType).send(text);
  });
  await listen(app, metrics, { port: "METRICS_PORT", host: "METRICS_HOST" });
  return () => app.close();
}
