import { setTimeout } from "node:timers/promises";

import type { Fault, FaultFinder } from "../features/health/find-faults.ts";
import { countUnavailable } from "../logging/log-server-error.ts";
import { reportFaults } from "../metrics/report-faults.ts";

export interface HealthLog {
  readonly error: (fields: object, message: string) => void;
  readonly info: (fields: object, message: string) => void;
}

const INTERVAL_MS = 5_000;
/** More often while something is wrong, so that the log has the time of the recovery. */
const DEGRADED_INTERVAL_MS = 1_000;

/**
 * Logs a line when something becomes unavailable, and one when it is back, and reports the faults to the metrics. Returns
 * a function that stops it.
 */
export function watchHealth(findFaults: FaultFinder, log: HealthLog): () => Promise<void> {
  const abortController = new AbortController();
  const { signal } = abortController;
  const outages = new OutageLog(log);
  const watch = async () => {
    while (!signal.aborted) {
      const faults = await findFaults();
      if (!signal.aborted) {
        outages.update(faults);
        reportFaults(faults);
      }
      const intervalMs = faults.length > 0 ? DEGRADED_INTERVAL_MS : INTERVAL_MS;
      await setTimeout(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const watching = watch();
  return async () => {
    abortController.abort();
    await watching;
  };
}

interface Outage {
  readonly startTime: number;
  /** The number of requests that had failed before. */
  readonly failedBefore: number;
}

class OutageLog {
  readonly #log: HealthLog;
  /** By kind and effect, because a disk that gets even fuller has another effect. */
  readonly #outages = new Map<string, Outage>();

  /** The number of failed requests at the last check without a fault. */
  #failedWhenHealthy = 0;

  constructor(log: HealthLog) {
    this.#log = log;
  }

  update(faults: readonly Fault[]): void {
    const current = new Map(faults.map((fault) => [toKey(fault), fault]));
    for (const [key, outage] of this.#outages) {
      if (!current.has(key)) this.#end(key, outage);
    }
    for (const [key, fault] of current) {
      if (!this.#outages.has(key)) this.#start(key, fault);
    }
    if (current.size === 0) this.#failedWhenHealthy = countUnavailable();
  }

  #start(key: string, { kind, reason, effect }: Fault): void {
    this.#outages.set(key, { startTime: performance.now(), failedBefore: this.#failedWhenHealthy });
    this.#log.error({ fault: kind, reason, effect }, "degraded");
  }

  #end(key: string, { startTime, failedBefore }: Outage): void {
    this.#outages.delete(key);
    const [fault] = key.split("\n");
    const seconds = Math.round((performance.now() - startTime) / 1_000);
    const requests = countUnavailable() - failedBefore;
    this.#log.info({ fault, seconds, requests }, "recovered");
  }
}

const toKey = ({ kind, effect }: Fault): string => `${kind}\n${effect}`;
