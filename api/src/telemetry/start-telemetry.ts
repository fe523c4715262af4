import type { TelemetryConfig } from "./telemetry-config.ts";
import type { Telemetry, TelemetryOptions } from "./tracing.ts";

/** Loads OpenTelemetry, and starts to send over OTLP. */
export async function startTelemetry(
  config: TelemetryConfig,
  options: TelemetryOptions,
): Promise<Telemetry> {
  // A dynamic import, because programs without OTLP must not load these packages.
  const { openTelemetry } = await import("./open-telemetry.ts");
  return openTelemetry(config, options);
}
