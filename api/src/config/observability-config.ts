import type { TelemetryConfig } from "../telemetry/telemetry-config.ts";
import type { Environment } from "./environment.ts";

/** The metrics and traces of the program. */
export function toObservability(env: Environment) {
  const { METRICS_PORT, METRICS_HOST } = env;
  const metrics =
    METRICS_PORT === undefined ? undefined : { port: METRICS_PORT, host: METRICS_HOST };
  const telemetry = toTelemetryConfig(env);
  const shouldMeasure = metrics !== undefined || telemetry?.hasMetrics === true;
  return { metrics, telemetry, shouldMeasure };
}

/** Returns undefined without an endpoint. Then the program does not load OpenTelemetry. */
function toTelemetryConfig(env: Environment): TelemetryConfig | undefined {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: tracesEndpoint = endpoint,
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: metricsEndpoint = endpoint,
  } = env;
  const hasTraces = env.OTEL_TRACES_EXPORTER === "otlp" && tracesEndpoint !== undefined;
  const hasMetrics = env.OTEL_METRICS_EXPORTER === "otlp" && metricsEndpoint !== undefined;
  if (env.OTEL_SDK_DISABLED || (!hasTraces && !hasMetrics)) return undefined;
  return {
    hasTraces,
    hasMetrics,
    sampler: env.OTEL_TRACES_SAMPLER,
    samplerRatio: env.OTEL_TRACES_SAMPLER_ARG,
    metricIntervalMs: env.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
