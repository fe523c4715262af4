/** The sampler names of the OpenTelemetry specification that the program supports. */
export const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** Which data the program sends over OTLP. The exporters read the endpoints and headers from the environment. */
export interface TelemetryConfig {
  readonly hasTraces: boolean;
  readonly hasMetrics: boolean;
  readonly sampler: (typeof SAMPLERS)[number];
  /** The share of traces that a ratio sampler records, from 0 to 1. */
  readonly samplerRatio: number;
  readonly metricIntervalMs: number;
}
