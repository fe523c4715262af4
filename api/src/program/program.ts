import type { Config } from "../config/config.ts";
import {
  createFfmpegLocator,
  type FfmpegLocator,
  isExecutable,
} from "../media/video/locate-ffmpeg.ts";
import { createFaultFinder } from "../features/health/find-faults.ts";
import type { Disk } from "../files/disk.ts";
import { findMissingFiles } from "../http/find-missing-files.ts";
import { getDisks } from "./get-disks.ts";
import { openResources, type Resources } from "./resources.ts";
import { startApi } from "./start-api.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { createLogger } from "../logging/log.ts";
import { observeProcess } from "../metrics/observe-process.ts";
import { version } from "../config/version.ts";
import { watchHealth } from "./watch-health.ts";
import { startTelemetry } from "../telemetry/start-telemetry.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { StartupError } from "../errors/startup-error.ts";

export interface Program {
  /** The URL of the program. Undefined for a worker, which has no server. */
  readonly address: string | undefined;
  /** Waits for open requests and jobs, then stops everything. */
  readonly stop: () => Promise<void>;
}

interface StartOptions {
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
  /** Called once if the running program cannot continue. */
  readonly onFatalError: (reason: Error) => void;
  /** Aborts the start. */
  readonly signal: AbortSignal;
}

/** Starts the API, the worker or both, depending on `config.mode`. If one of them does not start, stops the other one. */
export async function startProgram(config: Config, options: StartOptions): Promise<Program> {
  const stack = new AsyncDisposableStack();
  try {
    const address = await startServices(stack, config, options);
    return { address, stop: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

async function startServices(
  stack: AsyncDisposableStack,
  config: Config,
  { print, onFatalError, signal }: StartOptions,
): Promise<string | undefined> {
  const resources = await openResources(config, { stack, print, onFatalError, signal });
  const disks = getDisks(config);
  const tracing = await startObservability(stack, config, { ...resources, disks });
  const isServing = config.mode !== "worker";
  const findFaults = createFaultFinder({
    ...resources,
    disks,
    findMissingFiles: isServing ? () => findMissingFiles(config) : undefined,
  });
  stack.defer(watchHealth(findFaults, createLogger({ level: config.logLevel })));
  const stopFunctions: (() => Promise<void>)[] = [];
  // Stop the API and the worker in parallel, so that requests and jobs have the same time to finish.
  stack.defer(async () => void (await Promise.all(stopFunctions.map((stop) => stop()))));

  const addStopFunction = (stop: () => Promise<void>) => void stopFunctions.push(stop);
  // A separate API cannot know whether its workers have ffmpeg.
  const locateFfmpeg = config.mode === "api" ? undefined : await openFfmpegLocator(config);
  const address = isServing
    ? await startApi(config, resources, {
        print,
        signal,
        onStarted: addStopFunction,
        locateFfmpeg,
        tracing,
        findFaults,
        disks,
      })
    : undefined;
  if (locateFfmpeg) {
    const publicUrl = address ?? requirePublicUrl(config);
    // Imported lazily, because a process that only serves the API needs no code of the jobs.
    const { startJobWorker } = await import("./start-job-worker.ts");
    const worker = await startJobWorker(config, resources, { publicUrl, locateFfmpeg, tracing });
    addStopFunction(worker.stop);
  }
  return address;
}

async function startObservability(
  stack: AsyncDisposableStack,
  { metrics, telemetry, shouldMeasure, logLevel }: Config,
  { db, replica, disks }: Resources & { readonly disks: readonly Disk[] },
): Promise<Tracing | undefined> {
  if (shouldMeasure) observeProcess(db, replica, disks);
  if (metrics) stack.defer(await serveMetrics(metrics));
  if (!telemetry) return undefined;
  const { tracing, stop } = await startTelemetry(telemetry, {
    version,
    log: createLogger({ level: logLevel }),
  });
  stack.defer(stop);
  tracing?.traceQueries(db.$client);
  if (replica) tracing?.traceQueries(replica.db.$client);
  return tracing;
}

/** @throws {StartupError} if FFMPEG_PATH is wrong. */
async function openFfmpegLocator({ ffmpegPath }: Config): Promise<FfmpegLocator> {
  if (ffmpegPath !== undefined && !(await isExecutable(ffmpegPath))) {
    throw new StartupError(`FFMPEG_PATH ${ffmpegPath} is not an executable file`);
  }
  return createFfmpegLocator({ ffmpegPath, path: process.env["PATH"] });
}

/** Never throws, because `readConfig` requires a public URL for a separate worker. */
function requirePublicUrl({ publicUrl }: Config): string {
  if (publicUrl === undefined) throw new StartupError("PUBLIC_URL must be set");
  return publicUrl;
}
