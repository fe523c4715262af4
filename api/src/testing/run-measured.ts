import { getFreePort } from "./get-free-port.ts";
import { runMain, type RunningMain } from "./run-main.ts";

export interface MeasuredMain extends RunningMain {
  readonly metricsUrl: string;
}

/** Starts main.ts as a process with metrics. A port of `env` is used again, for example after a restart. */
export async function runMeasured(
  env: Readonly<Record<string, string>>,
): Promise<MeasuredMain & { readonly env: Readonly<Record<string, string>> }> {
  const ports = { METRICS_PORT: `${await getFreePort()}`, PORT: `${await getFreePort()}` };
  const fullEnv = { ...ports, PUBLIC_URL: `http://127.0.0.1:${ports.PORT}`, ...env };
  const program = await runMain(fullEnv);
  return {
    ...program,
    env: fullEnv,
    metricsUrl: `http://127.0.0.1:${fullEnv.METRICS_PORT}/metrics`,
  };
}
