import { setTimeout } from "node:timers/promises";

import { MigrationError } from "../database/migration-error.ts";
import { getReason } from "../database/get-reason.ts";
import { countUnavailable } from "../logging/log-server-error.ts";
import type { HealthLog } from "./watch-health.ts";

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;

interface RetryOptions {
  readonly log: HealthLog;
  /** What fails meanwhile, and what still works, for the operator. */
  readonly effect: string;
  /** Aborts the waiting. */
  readonly signal: AbortSignal;
  /** Called after the first failure. Returns a function that is called before this one resolves. */
  readonly onFailed: (error: MigrationError) => Promise<() => Promise<void>>;
}

/**
 * Runs the migrations until none of them fails, so that the program recovers without a restart. Rejects at once if the
 * database cannot be used at all.
 */
export async function retryMigrations(
  runMigrations: () => Promise<void>,
  options: RetryOptions,
): Promise<void> {
  try {
    await runMigrations();
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    await runAgain(runMigrations, error, options);
  }
}

async function runAgain(
  runMigrations: () => Promise<void>,
  firstError: MigrationError,
  { log, effect, signal, onFailed }: RetryOptions,
): Promise<void> {
  const startTime = performance.now();
  let reason: string | undefined = firstError.message;
  log.error({ fault: "schema", reason, effect }, "degraded");
  const end = await onFailed(firstError);
  try {
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(2 * delayMs, MAX_DELAY_MS)) {
      await setTimeout(delayMs, undefined, { signal });
      const nextReason = await findFailure(runMigrations);
      if (nextReason === undefined) break;
      if (nextReason !== reason) {
        log.error({ fault: "schema", reason: nextReason, effect }, "degraded");
      }
      reason = nextReason;
    }
  } finally {
    await end();
  }
  const seconds = Math.round((performance.now() - startTime) / 1_000);
  log.info({ fault: "schema", seconds, requests: countUnavailable() }, "recovered");
}

const findFailure = (runMigrations: () => Promise<void>): Promise<string | undefined> =>
  runMigrations().then(() => undefined, getReason);
