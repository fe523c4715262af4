import type { TelemetryConfig } from "./telemetry-config.ts";
import type { Telemetry, TelemetryOptions } from "./tracing.ts";

/** Loads OpenTelemetry, and starts sending over OTLP. */
export async function startTelemetry(
  config: TelemetryConfig,
  options: TelemetryOptions,
): Promise<Telemetry> {
  // A dynamic import, because programs without OTLP must not load these packages.
  const { createTelemetry } = await import("./create-telemetry.ts");
  return createTelemetry(config, options);
}
