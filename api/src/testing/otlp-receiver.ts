import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { AddressInfo } from "node:net";

import { onTestFinished } from "vitest";
import * as z from "zod";

const Attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((entries) =>
    Object.fromEntries(entries.map(({ key, value }) => [key, Object.values(value)[0]])),
  );

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: Attributes,
});
export type ReceivedSpan = z.infer<typeof Span>;

const TraceRequest = z.object({
  resourceSpans: z
    .array(
      z.object({
        resource: z.object({ attributes: Attributes }),
        scopeSpans: z.array(z.object({ spans: z.array(Span) })),
      }),
    )
    .default([]),
});

const DataPoint = z.object({ attributes: Attributes }).loose();
const MetricData = z.object({ dataPoints: z.array(DataPoint) }).loose();
const Metric = z.object({
  name: z.string(),
  sum: MetricData.optional(),
  gauge: MetricData.optional(),
  histogram: MetricData.optional(),
});
const MetricsRequest = z.object({
  resourceMetrics: z
    .array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(Metric) })) }))
    .default([]),
});

/** Starts a receiver of OTLP in JSON, which records all requests. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const metrics: z.infer<typeof Metric>[] = [];
  const resources: Record<string, unknown>[] = [];
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const recordBody = (body: unknown) => {
    bodies.push(JSON.stringify(body));
    for (const { resource, scopeSpans } of TraceRequest.parse(body).resourceSpans) {
      resources.push(resource.attributes);
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    for (const { scopeMetrics } of MetricsRequest.parse(body).resourceMetrics) {
      metrics.push(...scopeMetrics.flatMap((scope) => scope.metrics));
    }
  };
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    headers.push(request.headers);
    recordBody(await json(request));
    response.setHeader("content-type", "application/json").end("{}");
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  const url = await listenLocally(server);
  return { url, spans, metrics, resources, headers, getText: () => bodies.join("\n") };
}

/** Starts a receiver that accepts connections and never responds. */
export const startSilentReceiver = (): Promise<string> =>
  listenLocally(createServer((request) => void request.resume()));

async function listenLocally(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
