import { randomUUID } from "node:crypto";

import { context, type Tracer } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

import { throttle } from "../logging/throttle.ts";
import { registry } from "../metrics/metrics.ts";
import { createRegistryProducer } from "./registry-producer.ts";
import { createSampler } from "./sampler.ts";
import type { TelemetryConfig } from "./telemetry-config.ts";
import type { Telemetry, TelemetryOptions, Tracing } from "./tracing.ts";
import { getLogFields, traceJob } from "./trace-jobs.ts";
import { traceQueries } from "./trace-queries.ts";
import { traceRequests } from "./trace-requests.ts";

/** Exports fail often during an outage of the receiver, so we log them once a minute. */
const WARNING_INTERVAL_MS = 60_000;
const FLUSH_TIMEOUT_MS = 5_000;
/** Further spans are dropped until the receiver is available again. */
const MAX_QUEUED_SPANS = 2_048;
const MAX_ATTRIBUTE_LENGTH = 2_048;

export function createTelemetry(
  config: TelemetryConfig,
  { version, log }: TelemetryOptions,
): Telemetry {
  setGlobalErrorHandler(
    throttle(WARNING_INTERVAL_MS, (suppressedCount, error: unknown) =>
      log.warn(
        { reason: getReason(error), times: suppressedCount + 1 },
        "telemetry cannot be sent",
      ),
    ),
  );
  const resource = createResource(version);
  const tracerProvider = config.hasTraces ? createTracerProvider(config, resource) : undefined;
  const meterProvider = config.hasMetrics ? createMeterProvider(config, resource) : undefined;
  return {
    tracing: tracerProvider && createTracing(tracerProvider.getTracer("topout", version)),
    stop: () =>
      settleWithin(
        FLUSH_TIMEOUT_MS,
        [tracerProvider, meterProvider].flatMap((provider) => provider?.shutdown() ?? []),
      ),
  };
}

/** OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override these attributes. */
const createResource = (version: string): Resource =>
  resourceFromAttributes({
    "service.name": "topout",
    "service.version": version,
    "service.instance.id": randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }));

function createTracerProvider(config: TelemetryConfig, resource: Resource): TracerProvider {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return new TracerProvider({
    resource,
    sampler: createSampler(config),
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), maxQueueSize: MAX_QUEUED_SPANS }),
    ],
  });
}

const createMeterProvider = (
  { metricIntervalMs }: TelemetryConfig,
  resource: Resource,
): MeterProvider =>
  new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: metricIntervalMs,
        metricProducers: [createRegistryProducer(registry, resource)],
      }),
    ],
  });

const createTracing = (tracer: Tracer): Tracing => ({
  traceRequests: (app, isProxy) => traceRequests(app, { tracer, isProxy }),
  traceQueries: (pool) => traceQueries(pool, tracer),
  traceJob: (job, run) => traceJob(tracer, job, run),
  getLogFields,
});

/** The message can contain the response of the receiver, so only its first line is logged. */
const getReason = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split("\n", 1)[0] ?? "";

async function settleWithin(timeoutMs: number, tasks: readonly Promise<void>[]): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeoutMs);
  await Promise.race([Promise.allSettled(tasks), timeout]);
  clearTimeout(timer);
}
