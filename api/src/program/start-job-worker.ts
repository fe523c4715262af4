import { join } from "node:path";

import type { Config } from "../config/config.ts";
import { createJobHandlers } from "../features/job-handlers.ts";
import { createOperationHandlers } from "../backups/operation-handlers.ts";
import type { Resources } from "./resources.ts";
import { getReason } from "../database/get-reason.ts";
import { createLogger } from "../logging/log.ts";
import { type Schedules, startWorker, type Worker } from "../jobs/worker.ts";
import { createMailer } from "../mail/create-mailer.ts";
import type { FfmpegLocator } from "../media/video/locate-ffmpeg.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { openScratchFolder } from "../files/scratch-folder.ts";

interface WorkerOptions {
  /** The base URL of links in emails. */
  readonly publicUrl: string;
  readonly locateFfmpeg: FfmpegLocator;
  readonly tracing: Tracing | undefined;
}

/** Starts a worker for the job queue. Without ffmpeg or the mail server, it logs a line and runs the other jobs. */
export async function startJobWorker(
  config: Config,
  { db, directUrl, storage, secretKeys }: Resources,
  { publicUrl, locateFfmpeg, tracing }: WorkerOptions,
): Promise<Worker> {
  const { dataDir } = config;
  const log = createLogger({ level: config.logLevel, getFields: tracing?.getLogFields });
  const scratch = await openScratchFolder(join(dataDir, "video-scratch"));
  const mailer = createMailer(config, publicUrl);
  const handlers = createJobHandlers({
    config: { ...config, secretKeys },
    db,
    storage,
    mailer,
    publicUrl,
    locateFfmpeg,
    scratch,
    // Imported lazily, because only demos need the drawing code.
    operations: createOperationHandlers(config, { db, directUrl, storage, log }),
    renderDemoVideos: async (data, signal) => {
      const { renderDemoVideos } = await import("@topout/demo/videos");
      await renderDemoVideos({ db, storage, locateFfmpeg, scratch }, data, signal);
    },
    log,
  });
  void locateFfmpeg().catch((error: unknown) => log.warn({ err: error }, VIDEOS_FAIL));
  void mailer.checkConnection().catch((error: unknown) => {
    log.error({ reason: getReason(error) }, EMAILS_FAIL);
  });
  return startWorker({
    url: directUrl,
    handlers,
    log,
    schedules: getSchedules(config),
    traceJob: tracing?.traceJob,
  });
}

const EVERY_MINUTE = "* * * * *";

/** Without reports, there is nothing to compare. */
function getSchedules({ clientReports, backups }: Config): Schedules {
  const { backup, drill, check } = backups.schedules;
  return {
    "watch-rollouts": clientReports.percent > 0 ? EVERY_MINUTE : undefined,
    "run-backup": backup,
    "run-drill": drill,
    "run-check": check,
  };
}

const VIDEOS_FAIL = "videos cannot be processed";
const EMAILS_FAIL = "emails cannot be sent";
