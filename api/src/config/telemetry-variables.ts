import * as z from "zod";

import { SAMPLERS } from "../telemetry/telemetry-config.ts";
import { flag, integer, isUrl } from "./variable-formats.ts";

const otlpEndpoint = z
  .string()
  .refine(
    (url) => isUrl(url, ["http:", "https:"]),
    "must be an address such as http://collector.example:4318",
  )
  .optional();

const otlpExporter = z.enum(["otlp", "none"], "must be otlp or none").default("otlp");

/** OpenTelemetry's standard variables that the program reads. The exporters read more of them. */
export const telemetryVariables = {
  OTEL_SDK_DISABLED: flag(),
  OTEL_EXPORTER_OTLP_ENDPOINT: otlpEndpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: otlpEndpoint,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: otlpEndpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(["http/json"], "must be http/json, the only supported protocol")
    .default("http/json"),
  OTEL_TRACES_EXPORTER: otlpExporter,
  OTEL_METRICS_EXPORTER: otlpExporter,
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `must be one of ${SAMPLERS.join(", ")}`)
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, "must be a number from 0 to 1")
    .transform(Number)
    .default(1),
  OTEL_METRIC_EXPORT_INTERVAL: integer(1_000, 3_600_000).default(60_000),
};
