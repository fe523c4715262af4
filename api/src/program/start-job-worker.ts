import { rm } from "node:fs/promises";
import { join } from "node:path";

import type { Config } from "../config/config.ts";
import { createJobHandlers } from "../features/job-handlers.ts";
import type { Resources } from "./resources.ts";
import { createLogger } from "../logging/log.ts";
import { startWorker, type Worker } from "../jobs/worker.ts";
import { createMailer } from "../mail/create-mailer.ts";
import { isExecutable, createFfmpegLocator } from "../media/video/locate-ffmpeg.ts";
import { openScratchFolder, type ScratchFolder } from "../files/scratch-folder.ts";
import { StartupError } from "../errors/startup-error.ts";

/** Starts a worker for the job queue. Links in emails start with `publicUrl`. */
export async function startJobWorker(
  config: Config,
  { db, directUrl, storage, secretKey }: Resources,
  publicUrl: string,
): Promise<Worker> {
  const { dataDir, ffmpegPath } = config;
  if (ffmpegPath !== undefined && !(await isExecutable(ffmpegPath))) {
    throw new StartupError(`FFMPEG_PATH ${ffmpegPath} is not an executable file`);
  }
  const log = createLogger({ level: config.logLevel });
  const handlers = createJobHandlers({
    config: { ...config, secretKey },
    db,
    storage,
    mailer: createMailer(config, publicUrl),
    publicUrl,
    locateFfmpeg: createFfmpegLocator({
      ffmpegPath,
      path: process.env["PATH"],
      fallbackFolder: join(dataDir, "programs"),
    }),
    scratch: await openVideoFolder(dataDir),
    log,
  });
  return startWorker({ url: directUrl, handlers, log });
}

/** Opens the folder for temporary files of videos. Removes the folder `films` of older versions. */
async function openVideoFolder(dataDir: string): Promise<ScratchFolder> {
  await rm(join(dataDir, "films"), { recursive: true, force: true });
  return openScratchFolder(join(dataDir, "video-scratch"));
}
